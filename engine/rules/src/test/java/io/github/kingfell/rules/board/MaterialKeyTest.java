package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MaterialKeyTest {
    @ParameterizedTest
    @ValueSource(strings = {"KK", "KRK", "KKR", "KBNK", "KBBKN", "KQKRP", "KQQRRBBNNPPPPPPPPKQQRRBBNNPPPPPPPP"})
    void aNameGivesAKeyThatHasTheName(String name) {
        assertThat(MaterialKey.name(MaterialKey.parse(name))).isEqualTo(name);
    }

    @Test
    void piecesMayBeNamedInAnyOrder() {
        assertThat(MaterialKey.parse("KNBK")).isEqualTo(MaterialKey.parse("KBNK"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "K", "KR", "RKK", "KRKK", "KXK", "krk", "KRk", "KRvK", "KR K"})
    void whatIsNoMaterialIsRejectedByName(String name) {
        assertThatThrownBy(() -> MaterialKey.parse(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(name);
    }

    @ParameterizedTest
    @CsvSource({"KRK,KKR", "KBNKP,KPKBN", "KK,KK", "KQKQ,KQKQ"})
    void flipExchangesTheColours(String name, String flipped) {
        assertThat(MaterialKey.flip(MaterialKey.parse(name))).isEqualTo(MaterialKey.parse(flipped));
        assertThat(MaterialKey.flip(MaterialKey.flip(MaterialKey.parse(name)))).isEqualTo(MaterialKey.parse(name));
    }

    @ParameterizedTest
    @CsvSource({"KRK,KRK", "KKR,KRK", "KNKR,KRKN", "KPPPKQ,KQKPPP", "KQKQ,KQKQ", "KK,KK"})
    void whiteMayBeMadeTheStrongerSide(String name, String turned) {
        assertThat(MaterialKey.strongerWhite(MaterialKey.parse(name))).isEqualTo(MaterialKey.parse(turned));
    }

    @Test
    void aPositionHasTheKeyOfItsPieces() {
        assertThat(Positions.of("4k3/8/8/8/8/8/8/R3K3 w - -").material()).isEqualTo(MaterialKey.parse("KRK"));
        assertThat(Positions.of("4kbn1/8/8/8/8/8/P7/4K3 w - -").material()).isEqualTo(MaterialKey.parse("KPKBN"));
        assertThat(MaterialKey.name(Fen.start().material())).isEqualTo("KQRRBBNNPPPPPPPPKQRRBBNNPPPPPPPP");
        assertThat(Positions.of("4k3/8/8/8/8/8/8/4K3 w - -").material()).isEqualTo(MaterialKey.BARE_KINGS);
    }

    @Test
    void countsAreReadOffTheKey() {
        long key = MaterialKey.parse("KQQQQQQQQQNKRP");
        assertThat(MaterialKey.count(key, Color.WHITE, Piece.QUEEN)).isEqualTo(9);
        assertThat(MaterialKey.count(key, Color.WHITE, Piece.ROOK)).isZero();
        assertThat(MaterialKey.count(key, Color.WHITE, Piece.KNIGHT)).isEqualTo(1);
        assertThat(MaterialKey.count(key, Color.BLACK, Piece.ROOK)).isEqualTo(1);
        assertThat(MaterialKey.count(key, Color.BLACK, Piece.PAWN)).isEqualTo(1);
        assertThat(MaterialKey.pieceCount(key)).isEqualTo(14);
        assertThat(MaterialKey.pieceCount(MaterialKey.BARE_KINGS)).isEqualTo(2);
    }

    @Test
    void thirtyPiecesOfAKindAreCounted() {
        String name = "K" + "Q".repeat(30) + "K" + "P".repeat(30);
        long key = MaterialKey.parse(name);
        assertThat(MaterialKey.name(key)).isEqualTo(name);
        assertThat(MaterialKey.pieceCount(key)).isEqualTo(62);
        assertThat(MaterialKey.count(key, Color.WHITE, Piece.ROOK)).isZero();
        assertThat(MaterialKey.count(key, Color.BLACK, Piece.KNIGHT)).isZero();
    }

    @Test
    void promotionChangesTheMaterial() {
        Position position = Positions.of("1n2k3/P7/8/8/8/8/8/4K3 w - -");
        assertThat(MaterialKey.name(Positions.play(position, "a7b8n").material()))
                .isEqualTo("KNK");
    }
}
