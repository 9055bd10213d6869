package io.github.kingfell.workbench.pawns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PawnNotationTest {
    /** White b3 c4 c5 a6, Black b4 c6. */
    private static final String TAN = "k7/8/PKp5/2P5/1pP5/1P6/8/8 w - - 0 1";

    private static PawnStructure structure(String fen) {
        return PawnStructure.of(Positions.of(fen));
    }

    @Test
    void bothWaysOfWriting() {
        assertThat(PawnNotation.SIGNS.write(structure(TAN)))
                .startsWith("W: b3 c4 c5 a6", "B: b4 c6", "b3 <+> b4")
                .contains("c6 <-> c4", "c4 ==X c5", "b3 ==/> c4")
                .endsWith("a6 >>");
        // c6 is 33, c5 is 32, c4 is 31: nine times the file plus the rank.
        assertThat(PawnNotation.NUMBERS.write(structure(TAN))).contains("33 [1, 31]", "33 [2, 32]");
    }

    @ParameterizedTest
    @EnumSource(PawnNotation.class)
    void whatIsWrittenIsRead(PawnNotation notation) throws NotationException {
        Random random = new Random(1977);
        for (int i = 0; i < 500; i++) {
            long white = pawns(random, 0);
            PawnStructure structure = PawnStructure.of(white, pawns(random, white));
            assertThat(PawnNotationReader.read(String.join("\n", notation.write(structure))))
                    .isEqualTo(structure);
        }
    }

    /** Up to eight pawns, none on the first rank, the last, or the squares taken. */
    private static long pawns(Random random, long taken) {
        long pawns = 0;
        for (int count = random.nextInt(9); count > 0; count--) {
            pawns |= 1L << 8 + random.nextInt(48) & ~taken;
        }
        return pawns;
    }

    /** The entries of one pawn are enough: the colours follow from the relations once one is known. */
    @Test
    void partsAreATextToo() throws NotationException {
        PawnStructure structure = PawnNotationReader.read("33 [1, 31]; 33 [2, 32]; W: 32");
        assertThat(PawnNotation.SIGNS.write(structure)).startsWith("W: c4 c5", "B: c6");
        assertThat(PawnNotationReader.read("c6 < + > c5; W: c5")).isEqualTo(PawnNotationReader.read("W: c5; B: c6"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W: c4; B: c6; c6 <+> c4 | wrong: c6 <+> c4",
                "W: c4; B: c6; c4 >>     | wrong: c4 >>",
                "W: c9                   | c9",
                "W: c1                   | a pawn cannot stand on c1",
                "W: c4; W: c4; B: c4     | c4",
                "c4 <+> c4               | cannot have a role for itself",
                "c4 <?> c5               | no sign",
                "c4 <+>                  | second pawn is missing",
                "c4 >> c5                | no second pawn",
                "33 [99, 32]             | no role 99",
                "99 [1, 32]              | no square 99",
                "nonsense                | cannot read",
                "W: a2 b2 c2 d2 e2 f2 g2 h2 a3 | more than 8",
            })
    void whatIsNotSoIsRefused(String text, String reason) {
        assertThatThrownBy(() -> PawnNotationReader.read(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/8/8/8/8/K6k w - - 0 1"})
    void withoutPawnsThereIsNothingToSay(String fen) {
        assertThat(PawnNotation.SIGNS.write(structure(fen))).isEmpty();
        assertThat(AttackDefenceDiagram.of(Positions.of(fen)).lines()).isEmpty();
    }

    /** A king walks around squares that enemy pawns guard. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/p7/8/K6k w - - 0 1, (c) WK -> B a3: 2",
        "8/8/8/8/8/1p6/2p5/K6k w - - 0 1, (c) WK -> B b3: 2",
        "8/8/8/3p4/8/8/8/3K3k w - - 0 1, (c) WK -> B d5: 4",
        "8/8/8/3pp3/8/8/8/3K3k w - - 0 1, (c) WK -> B e5: 5",
    })
    void kingsWalkToPawns(String fen, String line) {
        assertThat(AttackDefenceDiagram.of(Positions.of(fen)).lines()).contains(line);
    }

    /** No king passes a wall of rams. */
    @Test
    void aKingMayBeLockedOut() {
        assertThat(AttackDefenceDiagram.of(Positions.of("7k/8/1p1p1p1p/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1"))
                        .attacks())
                .isEmpty();
    }
}
