package io.github.kingfell.workbench.pawns;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PawnStructureTest {
    private static final int PLACEMENTS = 400;

    /**
     * Built from figure 1 of the paper, whose diagram is lost: the pawn to be captured has all the roles printed there.
     */
    @ParameterizedTest
    @CsvSource({
        "k7/8/PKp5/2P5/1pP5/1P6/8/8 w - - 0 1, c6, c4, c5, b3, b4",
        "7k/3p4/3P2KP/2pP4/2P5/8/8/8 w - - 0 1, d7, d5, d6, c4, c5"
    })
    void figureOne(String fen, String target, String counterpawn, String ram, String sentry, String ward) {
        PawnStructure structure = PawnStructure.of(Positions.of(fen));
        int pawn = Square.parse(target);
        assertThat(structure.roles(pawn))
                .containsExactly(
                        new Relation(pawn, Role.COUNTERPAWN, Square.parse(counterpawn)),
                        new Relation(pawn, Role.RAM, Square.parse(ram)),
                        new Relation(pawn, Role.SENTRY, Square.parse(sentry)),
                        new Relation(pawn, Role.POTENTIAL_PROTECTOR, Square.parse(ward)));
        assertThat(structure.isOverloaded(pawn)).isTrue();
        assertThat(structure.mostLoaded(Color.BLACK)).isEqualTo(Bitboard.of(pawn));
        assertThat(new PawnWording(structure).sentences())
                .contains(
                        "Black's " + target + ": counterpawn <-> " + counterpawn + ", ram <+> " + ram
                                + ", sentry <- -> " + sentry + ", potential protector ==> " + ward,
                        "Black is most loaded on " + target + ", 4 roles: removing it is a plan for White");
        // The rook's pawn is the only passed pawn.
        assertThat(Bitboard.count(structure.passers())).isEqualTo(1);
    }

    /** Why the pawn must be captured first: promoting at once blocks the last mobile piece. */
    @ParameterizedTest
    @CsvSource({"k7/8/PKp5/2P5/1pP5/1P6/8/8 w - - 0 1, a6a7, b6c6", "7k/3p4/3P2KP/2pP4/2P5/8/8/8 w - - 0 1, h6h7, g6f7"
    })
    void queeningAtOnceIsStalemate(String fen, String hasty, String plan) {
        Position after = Positions.play(Positions.of(fen), hasty);
        assertThat(Positions.legalMoves(after)).isEmpty();
        assertThat(after.inCheck()).isFalse();
        assertThat(Positions.legalMoves(Positions.play(Positions.of(fen), plan)))
                .isNotEmpty();
    }

    /** A white pawn on d4 and one other pawn: the role of each for the other. */
    @ParameterizedTest
    @CsvSource({
        "d6, black, COUNTERPAWN, COUNTERPAWN",
        "d5, black, RAM, RAM",
        "d3, black, , ",
        "e6, black, SENTRY, SENTRY",
        "c7, black, SENTRY, SENTRY",
        "e5, black, LEVER, LEVER",
        "c5, black, LEVER, LEVER",
        "c4, black, , ",
        "e3, black, , ",
        "f6, black, , ",
        "c4, white, DUO, DUO",
        "e4, white, DUO, DUO",
        "f4, white, , ",
        "d2, white, TWIN, TWIN",
        "d5, white, TWIN, TWIN",
        "e5, white, PROTECTOR, ",
        "e3, white, , PROTECTOR",
        "c6, white, POTENTIAL_PROTECTOR, ",
        "c2, white, , POTENTIAL_PROTECTOR",
        "b5, white, , "
    })
    void eachRelation(String other, String color, Role role, Role converse) {
        int pawn = Square.parse("d4");
        int second = Square.parse(other);
        long white = Bitboard.of(pawn) | (color.equals("white") ? Bitboard.of(second) : 0);
        PawnStructure structure = PawnStructure.of(white, color.equals("black") ? Bitboard.of(second) : 0);
        List<Relation> expected = new ArrayList<>();
        if (role != null) {
            expected.add(new Relation(pawn, role, second));
        }
        if (converse != null) {
            expected.add(new Relation(second, converse, pawn));
        }
        assertThat(structure.relations()).containsExactlyInAnyOrderElementsOf(expected);
        boolean free = role == null || role.isFriendly();
        assertThat(Bitboard.contains(structure.passers(), pawn)).isEqualTo(free);
    }

    @Test
    void frontsNeedBothColours() {
        // a2 b7 | d4 e4 white alone | g2 h5
        PawnStructure structure = PawnStructure.of(Positions.of("4k3/1p6/8/7p/3PP3/8/P5P1/4K3 w - - 0 1"));
        assertThat(structure.fronts())
                .containsExactly(
                        new Front(0, 1, squares("a2"), squares("b7")), new Front(6, 7, squares("g2"), squares("h5")));
        assertThat(structure.passers()).isEqualTo(squares("d4", "e4"));
        assertThat(new PawnWording(structure).sentences())
                .contains(
                        "front 1, files a to b: WG1 a2 against BG1 b7",
                        "front 2, files g to h: WG2 g2 against BG2 h5",
                        "White's d4: duo == e4, passer >>");
    }

    @Test
    void withoutPawnsThereIsNothingToSay() {
        PawnStructure structure = PawnStructure.of(0, 0);
        assertThat(structure.isEmpty()).isTrue();
        assertThat(new PawnWording(structure).sentences()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theWordsMeanWhatTheySay(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < PLACEMENTS; i++) {
            long[] pawns = placement(random);
            PawnStructure structure = PawnStructure.of(pawns[0], pawns[1]);
            String message = Bitboard.toText(pawns[0]) + "\n" + Bitboard.toText(pawns[1]);
            assertThat(structure.relations()).as(message).containsExactlyInAnyOrderElementsOf(slowly(pawns));
            assertThat(structure.relations())
                    .filteredOn(relation -> relation.role().isMutual())
                    .as(message)
                    .allSatisfy(relation -> assertThat(structure.relations())
                            .contains(new Relation(relation.other(), relation.role(), relation.pawn())));
        }
    }

    /** An exchange of the colours or of the wings changes only names. */
    @ParameterizedTest
    @ValueSource(ints = {Symmetry.FILES, Symmetry.RANKS, Symmetry.FILES | Symmetry.RANKS})
    void mirrored(int symmetry) {
        Random random = new Random(symmetry);
        for (int i = 0; i < PLACEMENTS; i++) {
            long[] pawns = placement(random);
            boolean swapped = (symmetry & Symmetry.RANKS) != 0;
            PawnStructure structure = PawnStructure.of(pawns[0], pawns[1]);
            PawnStructure image =
                    PawnStructure.of(image(symmetry, pawns[swapped ? 1 : 0]), image(symmetry, pawns[swapped ? 0 : 1]));
            assertThat(image.relations())
                    .containsExactlyInAnyOrderElementsOf(structure.relations().stream()
                            .map(relation -> new Relation(
                                    Symmetry.apply(symmetry, relation.pawn()),
                                    relation.role(),
                                    Symmetry.apply(symmetry, relation.other())))
                            .toList());
            assertThat(image.fronts()).hasSameSizeAs(structure.fronts());
            assertThat(image.passers()).isEqualTo(image(symmetry, structure.passers()));
            for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                assertThat(image.mostLoaded(swapped ? color ^ 1 : color))
                        .isEqualTo(image(symmetry, structure.mostLoaded(color)));
            }
        }
    }

    /** The definitions applied square by square, with files and ranks as numbers. */
    private static Set<Relation> slowly(long[] pawns) {
        Set<Relation> found = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                for (int color = 0; color < 2; color++) {
                    boolean mine = a != b && Bitboard.contains(pawns[color], a);
                    int files = Math.abs(Square.file(a) - Square.file(b));
                    int ahead = (Square.rank(b) - Square.rank(a)) * (color == Color.WHITE ? 1 : -1);
                    Role role = null;
                    if (mine && Bitboard.contains(pawns[color ^ 1], b) && ahead > 0 && files <= 1) {
                        role = files == 0
                                ? ahead == 1 ? Role.RAM : Role.COUNTERPAWN
                                : ahead == 1 ? Role.LEVER : Role.SENTRY;
                    } else if (mine && Bitboard.contains(pawns[color], b)) {
                        if (files == 0) {
                            role = Role.TWIN;
                        } else if (files == 1 && ahead >= 0) {
                            role = ahead == 0 ? Role.DUO : ahead == 1 ? Role.PROTECTOR : Role.POTENTIAL_PROTECTOR;
                        }
                    }
                    if (role != null) {
                        found.add(new Relation(a, role, b));
                    }
                }
            }
        }
        return found;
    }

    /** Up to eight pawns each on ranks 2 to 7. */
    private static long[] placement(Random random) {
        long[] pawns = new long[2];
        for (int i = random.nextInt(17); i > 0; i--) {
            int square = 8 + random.nextInt(48);
            if (!Bitboard.contains(pawns[0] | pawns[1], square)) {
                pawns[i & 1] |= Bitboard.of(square);
            }
        }
        return pawns;
    }

    private static long image(int symmetry, long set) {
        long image = 0;
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            image |= Bitboard.of(Symmetry.apply(symmetry, Bitboard.first(rest)));
        }
        return image;
    }

    private static long squares(String... names) {
        long set = 0;
        for (String name : names) {
            set |= Bitboard.of(Square.parse(name));
        }
        return set;
    }
}
