package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import java.util.EnumSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ExpansionTest {
    private final ProofTable table = new ProofTable();
    private final Children children = new Children();
    private Position position = Fen.start();
    private int attacker;
    private Expansion expansion = new Expansion(new ProofTableView(table), position, Method.PLAIN);

    @BeforeEach
    void allocate() {
        table.resize(4);
    }

    private void begin(Position root, int attacker, Method method) {
        position = root;
        this.attacker = attacker;
        expansion = new Expansion(new ProofTableView(table), position, method);
        expansion.begin(position, attacker);
        new MoveGenerator(position).generate(position, children.moves);
        children.begin(position.sideToMove() == attacker, false);
        expansion.prepare(children);
    }

    /**
     * Expands the children up to this one.
     *
     * @return whether its move was made
     */
    private boolean expand(String uci, int left) {
        int index = children.moves.indexOf(Positions.move(position, uci));
        return expansion.expand(children, index, left);
    }

    private int index(String uci) {
        return children.moves.indexOf(Positions.move(position, uci));
    }

    // ---- against the oracle ----

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void theNumbersOfACandidateAreTrue(RandomWalk walk) {
        walk.forEach(root -> expandAll(root, root.sideToMove()));
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void theNumbersOfAReplyAreTrue(RandomWalk walk) {
        walk.forEach(root -> expandAll(root, root.sideToMove() ^ 1));
    }

    /**
     * Children are proved and refuted only where the oracle agrees; open numbers are above 0; a second expansion gives
     * the same.
     */
    private void expandAll(Position root, int attacker) {
        String before = Fen.format(root);
        begin(root, attacker, Method.PLAIN);
        boolean attacking = root.sideToMove() == attacker;
        for (int i = 0; i < children.moves.size(); i++) {
            expansion.expand(children, i, 1);
            int proof = children.proof(i);
            int disproof = children.disproof(i);
            int move = children.moves.get(i);
            root.make(move);
            if (proof == 0) {
                assertThat(disproof).isEqualTo(INFINITE);
                assertThat(isMate(root, attacking, children.length(i))).isTrue();
            } else if (disproof == 0) {
                assertThat(proof).isEqualTo(INFINITE);
                assertThat(isMate(root, attacking, 1)).isFalse();
            } else {
                assertThat(attacking).as("the mate in one is looked for").isTrue();
                assertThat(proof).isBetween(1, 1000);
                assertThat(disproof).isBetween(1, 1000);
            }
            root.unmake(move);
            expansion.expand(children, i, 1);
            assertThat(children.proof(i)).isEqualTo(proof);
            assertThat(children.disproof(i)).isEqualTo(disproof);
        }
        assertThat(Fen.format(root)).as("left as it was").isEqualTo(before);
    }

    private static boolean isMate(Position position, boolean defendersTurn, int moves) {
        return defendersTurn ? MateOracle.isMated(position, moves) : MateOracle.mates(position, moves);
    }

    // ---- threats ----

    /**
     * After a quiet move the numbers assume a threat until it is tested; the transposition table stores which it was.
     */
    @ParameterizedTest
    @CsvSource({
        // Mate on the back rank, and a king with an escape.
        "6k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1, true",
        "6k1/5pp1/7p/8/8/8/8/1R4K1 w - - 0 1, false",
    })
    void aThreatOfMateIsTestedForWhenTheMoveIsTheBest(String fen, boolean threat) {
        begin(Positions.of(fen), 0, Method.PLAIN);
        int quiet = index("b1a1");
        expand("b1a1", 3);
        assertThat(children.isUntested(quiet)).isTrue();
        int granted = children.proof(quiet);
        expand("b1a1", 3);
        assertThat(children.isUntested(quiet)).as("from the table").isTrue();
        expansion.test(children, quiet, 3);
        assertThat(children.isUntested(quiet)).isFalse();
        assertThat(children.proof(quiet) == granted).isEqualTo(threat);
        int tested = children.proof(quiet);
        assertThat(tested).isGreaterThanOrEqualTo(granted);
        expand("b1a1", 3);
        assertThat(children.isUntested(quiet)).as("from the table").isFalse();
        assertThat(children.proof(quiet)).isEqualTo(tested);
        expand("b1b8", 3);
        assertThat(children.isUntested(index("b1b8")))
                .as("a check is no threat")
                .isFalse();
    }

    // ---- children solved at once ----

    @Test
    void checkmateIsProvenForEver() {
        begin(Positions.of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), 0, Method.PLAIN);
        assertThat(expand("a1a8", 0)).isTrue();
        assertThat(children.proof(index("a1a8"))).isZero();
        assertThat(children.length(index("a1a8"))).isZero();
        assertThat(children.isDecisive(index("a1a8"))).isTrue();
        assertThat(expand("a1a8", 0)).as("made a second time").isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        // Stalemate, and a capture that leaves too little to mate.
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1, f1f7",
        "7k/8/8/8/8/8/5p2/4K3 w - - 0 1, e1f2",
    })
    void aDrawIsDisprovenForEver(String fen, String move) {
        begin(Positions.of(fen), 0, Method.PLAIN);
        assertThat(expand(move, 3)).isTrue();
        assertThat(children.isDisproven(index(move))).isTrue();
        assertThat(children.restsOn(index(move))).isEqualTo(GraphHistory.NO_PATH);
        assertThat(expand(move, 250)).as("made a second time").isFalse();
        assertThat(children.isDisproven(index(move))).isTrue();
    }

    @Test
    void aRepetitionIsRefutedOnThisPathAndNotMade() {
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        begin(root, 0, Method.PLAIN);
        Positions.play(root, "a2a3 h8g8 a3a2");
        new MoveGenerator(root).generate(root, children.moves);
        children.begin(false, false);
        expansion.prepare(children);
        assertThat(expand("g8h8", 3)).isFalse();
        assertThat(children.isDisproven(index("g8h8"))).isTrue();
        assertThat(children.restsOn(index("g8h8"))).isZero();
        assertThat(table.find(ProofTable.key(Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), 0), new ProofEntry()))
                .isFalse();
    }

    /** The same position is refuted with the clock at its end and open before it. */
    @Test
    void theFiftyMovesRefuteOnThisPathOnly() {
        begin(Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 99 90"), 0, Method.PLAIN);
        assertThat(expand("a2a7", 5)).isTrue();
        assertThat(children.isDisproven(index("a2a7"))).isTrue();
        assertThat(children.restsOn(index("a2a7"))).isEqualTo(GraphHistory.GAME);

        begin(Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), 0, Method.PLAIN);
        assertThat(expand("a2a7", 5)).isTrue();
        assertThat(children.isDisproven(index("a2a7"))).isFalse();
    }

    @Test
    void whatTheTableKnowsDoesNotHelpAgainstTheFiftyMoves() {
        begin(Positions.of("7k/R7/8/8/8/8/8/1R4K1 b - - 0 1"), 0, Method.PLAIN);
        expand("h8g8", 1);
        assertThat(children.proof(index("h8g8"))).isZero();

        begin(Positions.of("7k/R7/8/8/8/8/8/1R4K1 b - - 99 90"), 0, Method.PLAIN);
        assertThat(expand("h8g8", 1)).isTrue();
        assertThat(children.isDisproven(index("h8g8"))).isTrue();
    }

    @Test
    void mateOnTheHundredthPlyCounts() {
        begin(Positions.of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 90"), 0, Method.PLAIN);
        expand("a1a8", 0);
        assertThat(children.proof(index("a1a8"))).isZero();
    }

    @Test
    void withoutMovesLeftEverythingButMateIsRefuted() {
        begin(Positions.of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), 0, Method.PLAIN);
        for (int i = 0; i < children.moves.size(); i++) {
            expansion.expand(children, i, 0);
            assertThat(children.isDisproven(i)).isEqualTo(i != index("a1a8"));
        }
    }

    // ---- entries of the transposition table ----

    @ParameterizedTest
    @CsvSource({
        // A mate in 5 and none in 3: open in between.
        "2, true, false",
        "3, true, false",
        "4, false, false",
        "5, false, true",
        "6, false, true",
    })
    void solvedEntriesHoldForTheirBounds(int left, boolean refuted, boolean proved) {
        begin(Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), 0, Method.PLAIN);
        int move = Positions.move(position, "a2a3");
        long key = ProofTable.key(position.keyAfter(move), attacker);
        table.storeSolved(key, 0, 5, 3, 1);
        table.storeOpen(ProofTable.openKey(key, position.ply() + 1), 21, 22, 0, 0, 1);
        assertThat(expand("a2a3", left)).isFalse();
        int index = index("a2a3");
        assertThat(children.isDisproven(index)).isEqualTo(refuted);
        assertThat(children.proof(index) == 0).isEqualTo(proved);
        if (!refuted && !proved) {
            assertThat(children.proof(index)).isEqualTo(21);
            assertThat(children.disproof(index)).isEqualTo(22);
        }
        if (proved) {
            assertThat(children.length(index)).isEqualTo(5);
        }
    }

    @Test
    void numbersHoldForTheirPlyOnly() {
        begin(Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), 0, Method.PLAIN);
        long key = ProofTable.key(position.keyAfter(Positions.move(position, "a2a3")), attacker);
        table.storeOpen(ProofTable.openKey(key, position.ply() + 3), 21, 22, 0, 0, 1);
        assertThat(expand("a2a3", 5)).isTrue();
        assertThat(children.proof(index("a2a3"))).isNotEqualTo(21);
    }

    @Test
    void firstNumbersAreKeptOnlyWithTheRefinement() {
        String fen = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        begin(Positions.of(fen), 0, new Method(EnumSet.noneOf(Refinement.class), () -> ExactValues.NONE));
        assertThat(expand("a2a3", 5)).isTrue();
        assertThat(expand("a2a3", 5)).isTrue();
        begin(Positions.of(fen), 0, Method.PLAIN);
        assertThat(expand("a2a3", 5)).isTrue();
        assertThat(expand("a2a3", 5)).isFalse();
    }

    // ---- exact values ----

    @ParameterizedTest
    @CsvSource({
        // Plies to mate of the child, where the defender is to move; moves left; proved; refuted.
        "6, 3, true, false",
        "6, 2, false, true",
        "7, 9, false, true",
        "-1, 9, false, true",
        "-2, 9, false, false",
    })
    void anExactValueSettlesACapture(int plies, int left, boolean proved, boolean refuted) {
        Method method = new Method(EnumSet.allOf(Refinement.class), () -> position -> plies);
        begin(Positions.of("7k/8/8/8/8/p7/R7/1R4K1 w - - 0 1"), 0, method);
        expand("a2a3", left);
        assertThat(children.proof(index("a2a3")) == 0).isEqualTo(proved);
        assertThat(children.isDisproven(index("a2a3"))).isEqualTo(refuted);
        if (proved) {
            assertThat(children.length(index("a2a3"))).isEqualTo(plies / 2);
        }
    }

    /**
     * For the defender to move: a win of the attacker proves nothing, and a win that the fifty-move rule spoils has no
     * effect.
     */
    @ParameterizedTest
    @CsvSource({
        WdlValues.LOSS + ", false",
        WdlValues.BLESSED_LOSS + ", false",
        WdlValues.DRAW + ", true",
        WdlValues.CURSED_WIN + ", true",
        WdlValues.WIN + ", true",
        WdlValues.UNKNOWN + ", false",
    })
    void anOutcomeRefutesOnly(int wdl, boolean refuted) {
        WdlValues outcomes = new WdlValues() {
            @Override
            public boolean mayKnow(int pieceCount, int depth) {
                return true;
            }

            @Override
            public int wdl(Position position) {
                return wdl;
            }
        };
        Method method = new Method(EnumSet.allOf(Refinement.class), () -> ExactValues.NONE, () -> outcomes);
        begin(Positions.of("7k/8/8/8/8/p7/R7/1R4K1 w - - 0 1"), 0, method);
        expand("b1b7", 9);
        assertThat(children.isDisproven(index("b1b7"))).isFalse();
        expand("a2a3", 9);
        assertThat(children.isDisproven(index("a2a3"))).isEqualTo(refuted);
        assertThat(children.proof(index("a2a3"))).isNotZero();
    }

    /** Exact values ignore the clock, so they are used only where it has just been reset. */
    @Test
    void aQuietMoveIsNotAskedAbout() {
        Method method = new Method(EnumSet.allOf(Refinement.class), () -> position -> ExactValues.DRAW);
        begin(Positions.of("7k/8/8/8/8/p7/R7/1R4K1 w - - 0 1"), 0, method);
        expand("b1b7", 9);
        assertThat(children.isDisproven(index("b1b7"))).isFalse();
        expand("a2a3", 9);
        assertThat(children.isDisproven(index("a2a3"))).isTrue();
    }
}
