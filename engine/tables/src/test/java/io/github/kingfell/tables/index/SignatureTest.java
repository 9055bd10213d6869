package io.github.kingfell.tables.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignatureTest {
    private static Signature signature(String name) {
        return new Signature(MaterialKey.parse(name));
    }

    @Test
    void theOrderOfThePieces() {
        Signature signature = signature("KRPKP");
        assertThat(signature.kinds).containsExactly(Piece.KING, Piece.KING, Piece.ROOK, Piece.PAWN, Piece.PAWN);
        assertThat(signature.colors).containsExactly(0, 1, 0, 0, 1);
        assertThat(signature.firstPawn).isEqualTo(3);
        assertThat(signature.pawns()).isEqualTo(2);
        assertThat(signature.pieces()).isEqualTo(1);
        assertThat(signature.isPawn(2)).isFalse();
        assertThat(signature.isPawn(3)).isTrue();
        assertThat(signature).hasToString("KRPKP");
    }

    @ParameterizedTest
    @CsvSource({"KBBK, 3, true", "KBNK, 3, false", "KRKR, 3, false", "KBBK, 2, false", "KPPK, 3, true", "KPKP, 3, false"
    })
    void likePiecesMayChangePlaces(String name, int piece, boolean alike) {
        assertThat(signature(name).isLikePrevious(piece)).isEqualTo(alike);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KRRKRR", "KKR"})
    void otherMaterialIsRefused(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> signature(name));
    }

    private static List<String> successors(String name) {
        return signature(name).successors().stream().map(MaterialKey::name).toList();
    }

    /** One capture, one promotion, or both at once; a table is not its own successor. */
    @Test
    void whatMayFollow() {
        assertThat(successors("KRK")).containsExactly("KK");
        assertThat(successors("KPK")).containsExactlyInAnyOrder("KK", "KQK", "KRK", "KBK", "KNK");
        assertThat(successors("KRKR")).containsExactly("KRK");
        assertThat(successors("KRKP"))
                .containsExactlyInAnyOrder("KPK", "KRK", "KQKR", "KRKR", "KRKB", "KRKN", "KQK", "KBK", "KNK");
    }

    @Test
    void whatIsNeededComesFirst() {
        List<String> order = Signature.inOrder(Stream.of(MaterialKey.parse("KPK"), MaterialKey.parse("KKR"))).stream()
                .map(MaterialKey::name)
                .toList();
        assertThat(order).startsWith("KK").endsWith("KPK").doesNotHaveDuplicates();
        assertThat(order).containsExactlyInAnyOrder("KK", "KQK", "KRK", "KBK", "KNK", "KPK");
    }
}
