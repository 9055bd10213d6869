package io.github.kingfell.engine.forcing.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndgameBookTest {
    private final Endgame krk = new CapablancaDemonstration(true);
    private final EndgameBook book = new EndgameBook(List.of(krk));

    @Test
    void findsBothColours() {
        BookPosition white =
                book.find(Positions.of("4k3/8/8/8/8/8/R7/K7 w - - 0 1")).orElseThrow();
        assertThat(white.strongSide()).isEqualTo(Color.WHITE);
        assertThat(white.strongSideToMove()).isTrue();
        BookPosition black =
                book.find(Positions.of("k7/r7/8/8/8/8/8/4K3 b - - 10 1")).orElseThrow();
        assertThat(black.strongSide()).isEqualTo(Color.BLACK);
        assertThat(black.strongSideToMove()).isTrue();
        assertThat(Fen.format(black.seen())).isEqualTo("4k3/8/8/8/8/8/R7/K7 w - - 0 1");
        assertThat(book.find(Positions.of("k7/r7/8/8/8/8/8/4K3 w - - 0 1"))
                        .orElseThrow()
                        .strongSideToMove())
                .isFalse();
    }

    @Test
    void turningTwiceIsNothing() {
        var black = Positions.of("k7/r7/8/8/8/8/8/4K3 b - - 0 1");
        Perspective view = book.find(black).orElseThrow().view();
        assertThat(view.apply(view.apply(black)).key()).isEqualTo(black.key());
        int move = Positions.move(black, "a7b7");
        assertThat(view.toBoard(view.apply(move))).isEqualTo(move);
    }

    @Test
    void knowsNothingElse() {
        assertThat(book.find(Positions.of("4k3/8/8/8/8/8/Q7/K7 w - - 0 1"))).isEmpty();
        assertThat(EndgameBook.EMPTY.find(Positions.of("4k3/8/8/8/8/8/R7/K7 w - - 0 1")))
                .isEmpty();
    }

    @Test
    void refusesTwoClaims() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EndgameBook(List.of(krk, new CapablancaDemonstration(false))))
                .withMessageContaining("KRK");
    }
}
