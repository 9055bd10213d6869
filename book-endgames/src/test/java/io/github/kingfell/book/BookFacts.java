package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the definitions of an ending, evaluated anew, say about a position: the reference for sentences about stages.
 */
final class BookFacts {
    private final BookPosition place;
    private final Stages stages;

    /** @param place the place whose ending names the stages, also of the endings after promotion */
    BookFacts(BookPosition place) {
        this.place = place;
        stages = place.endgame().stages();
    }

    int highest() {
        return stages.list().size() - 1;
    }

    void assertStage(Position x, String number, String name) {
        Stage stage = stage(standing(x));
        assertThat(stage.number()).isEqualTo(Integer.parseInt(number));
        assertThat(stage.name()).isEqualTo(name);
    }

    /** Words such as {@code stage 2, 12 squares}. */
    void assertReached(long standing, String words) {
        Matcher m =
                Pattern.compile("^(?:checkmate|stage (\\d)(?:, (\\d+) \\D+)?)$").matcher(words);
        assertThat(m.find()).as(words).isTrue();
        int number = m.group(1) == null ? highest() : Integer.parseInt(m.group(1));
        assertThat(number).isEqualTo(Standing.stage(standing));
        assertMeasure(standing, m.group(2));
    }

    void assertMeasure(long standing, @Nullable String measure) {
        assertThat(measure != null).isEqualTo(stage(standing).hasMeasure());
        assertThat(measure == null || Long.parseLong(measure) == Standing.measure(standing))
                .as(measure)
                .isTrue();
    }

    void assertMeasure(Position x, String subject, String measure) {
        long standing = standing(x);
        assertThat(stage(standing).scale().subject()).isEqualTo(subject);
        assertThat(Standing.measure(standing)).isEqualTo(Long.parseLong(measure));
        if (x.pieces(Color.WHITE, Piece.ROOK) != 0 || x.pieces(Color.BLACK, Piece.ROOK) != 0) {
            assertThat(BoardFacts.squaresBehindRook(x)).isEqualTo(Integer.parseInt(measure));
        }
    }

    long standing(Position x) {
        return place.endgame().standing(place.view().apply(x));
    }

    int net(Position x) {
        return Bitboard.count(place.endgame().net(place.view().apply(x)));
    }

    Stage stage(long standing) {
        return stages.list().get(Standing.stage(standing));
    }
}
