package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.PvVerifier;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the player of the book of 1968 with the real checker of proofs. */
class StandardBookTest {
    private static final String START = "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1";

    /** Moves to mate, over all positions; the enumeration test finds them. */
    private static final int WORST = 38;

    private final BookMatch match = new BookMatch(StandardBookTest::certify);

    private static Optional<MateCertificate> certify(Position root, MateProof proof) {
        try {
            return Optional.of(ProofChecker.check(root, new int[0], proof));
        } catch (RejectedProofException e) {
            throw new AssertionError(Fen.format(root), e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void treesKeepAScheduleWhereThereIsOne(Edition edition) {
        assertThat(StandardBook.of(edition).endgames())
                .allSatisfy(endgame -> assertThat(endgame.schedule() != null)
                        .as(endgame.name())
                        .isEqualTo(endgame.treeRules().method() == TreeMethod.ON_SCHEDULE));
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/2K5/8/8/4k3/1Q6/8 w - - 0 1,  not in the book",
        "8/8/2K5/8/8/4k3/3R4/8 b - - 0 1,  the book has no advice for the defence",
        "8/8/2K5/8/8/4k3/3R4/8 w - - 99 1, fifty-move rule"
    })
    void declinesWithAReason(String fen, String reason) {
        assertThat(declined(fen, SearchLimits.builder())).contains(reason);
    }

    @Test
    void declinesWhatItCannotAnswer() {
        int move = Positions.move(Positions.of(START), "c6c5");
        assertThat(declined(START, SearchLimits.builder().searchMoves(move))).contains("searchmoves");
        assertThat(declined(START, SearchLimits.builder().mate(3))).contains("go mate");
        assertThat(declined(
                        "8/8/2K5/3R4/8/4k3/8/8 w - - 0 3",
                        SearchLimits.builder().nodes(50)))
                .contains("within the limits");
    }

    /** A mate that is certain in one move needs room for one move only. */
    @Test
    void playsWhileTheFiftyMoveRuleLeavesRoom() {
        assertThat(match.play(Positions.of("k7/2R5/1K6/8/8/8/8/8 w - - 98 60")).score())
                .isInstanceOf(Score.Mate.class);
    }

    @Test
    void declinesWhenItsMoveWouldAllowAThirdRepetition() {
        Position position = Positions.of(START);
        Positions.play(position, "d2d8 e3e4 d8d2 e4e3 d2d8 e3e4 d8d2 e4e3");
        Answer answer = match.ask(position, SearchLimits.builder().build(), SearchSettings.DEFAULT);
        assertThat(((Answer.Declines) answer).reason()).contains("third repetition");
    }

    @Test
    void mateScoresAreCertifiedAndCountDown() {
        for (int seed = 0; seed < 100; seed++) {
            playToMate(new Random(seed));
        }
    }

    /**
     * KRK-3 move 14: the tree ends in stage 3 and the next one in mate, 14. Rg3 Kh1 15. Kf3 Kh2 16. Kf2 Kh1 17. Rh3#.
     */
    @Test
    void aMateIsAnnouncedOverSeveralTrees() {
        SearchOutcome outcome = match.play(Positions.of("8/8/8/8/5K2/5R2/7k/8 w - - 0 14"));
        assertThat(outcome.score())
                .isInstanceOfSatisfying(
                        Score.Mate.class, mate -> assertThat(mate.moves()).isEqualTo(4));
        assertThat(outcome.line().length()).isEqualTo(7);
    }

    private void playToMate(Random random) {
        Position position = randomStart(random);
        String start = Fen.format(position);
        match.player().newGame();
        int lastMate = Integer.MAX_VALUE;
        int lastCentipawns = 0;
        for (int moves = 1; ; moves++) {
            SearchOutcome outcome = match.play(position);
            assertThat(PvVerifier.playable(position, outcome.line())).as(start).isEqualTo(outcome.line());
            assertThat(outcome.line().move(0)).isEqualTo(outcome.bestMove());
            if (outcome.score() instanceof Score.Mate mate) {
                assertThat(mate.moves()).as(start).isLessThan(lastMate).isPositive();
                assertThat(outcome.line().length()).isEqualTo(2 * mate.moves() - 1);
                lastMate = mate.moves();
            } else {
                int value = ((Score.Centipawns) outcome.score()).value();
                assertThat(lastMate)
                        .as("a mate was announced and lost, %s", start)
                        .isEqualTo(Integer.MAX_VALUE);
                assertThat(value).as(start).isBetween(Math.max(10_000, lastCentipawns), 18_000);
                lastCentipawns = value;
            }
            position.make(outcome.bestMove());
            assertThat(moves).as(start).isLessThanOrEqualTo(WORST);
            MoveList replies = MoveList.legal(position);
            if (replies.isEmpty()) {
                assertThat(position.inCheck()).as(start).isTrue();
                return;
            }
            position.make(replies.get(random.nextInt(replies.size())));
        }
    }

    /** Either colour may be strong. */
    private static Position randomStart(Random random) {
        while (true) {
            char[] board = ".".repeat(64).toCharArray();
            boolean black = random.nextBoolean();
            board[random.nextInt(64)] = 'K';
            board[random.nextInt(64)] = 'k';
            board[random.nextInt(64)] = black ? 'r' : 'R';
            StringBuilder fen = new StringBuilder();
            for (int i = 0; i < 64; i++) {
                fen.append(board[i] == '.' ? "1" : String.valueOf(board[i])).append(i % 8 == 7 && i < 63 ? "/" : "");
            }
            try {
                Position position = Fen.parse(compressed(fen.toString()) + (black ? " b - - 0 1" : " w - - 0 1"));
                if (StandardBook.create().find(position).isPresent()) {
                    return position;
                }
            } catch (io.github.kingfell.rules.notation.NotationException e) {
                // Two pieces on one square, adjacent kings, or the wrong side in check: draw again.
            }
        }
    }

    private static String compressed(String board) {
        String text = board;
        for (int run = 8; run > 1; run--) {
            text = text.replace("1".repeat(run), String.valueOf(run));
        }
        return text;
    }

    /** A Black strong side gives exactly the mirrored move, tree and score. */
    @Test
    void coloursAreMirrored() {
        Random random = new Random(1968);
        for (int i = 0; i < 500; i++) {
            Position position = randomStart(random);
            match.player().newGame();
            SearchOutcome one = match.play(position);
            match.player().newGame();
            SearchOutcome other = match.play(flipped(position));
            assertThat(other.bestMove())
                    .as(Fen.format(position))
                    .isEqualTo(Move.of(
                            Square.flip(Move.from(one.bestMove())), Square.flip(Move.to(one.bestMove())), Move.NORMAL));
            assertThat(other.line().length()).isEqualTo(one.line().length());
        }
    }

    private static Position flipped(Position position) {
        String[] fields = Fen.format(position).split(" ");
        String[] ranks = fields[0].split("/");
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (char symbol : ranks[rank].toCharArray()) {
                fen.append(
                        Character.isUpperCase(symbol) ? Character.toLowerCase(symbol) : Character.toUpperCase(symbol));
            }
            fen.append(rank > 0 ? "/" : "");
        }
        return Positions.of(fen + (position.sideToMove() == Color.WHITE ? " b" : " w") + " - - 0 1");
    }

    @Test
    void followsTheTreeAndForgetsIt() {
        Position p = Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 3");
        int first = match.play(p).bestMove();
        assertThat(match.lastIteration().nodes()).isPositive();
        // The second answer comes from memory.
        assertThat(match.play(p).bestMove()).isEqualTo(first);
        assertThat(match.lastIteration().nodes()).isZero();
        Position later = Positions.play(p.copy(), "c6d6 e3e4");
        match.play(later);
        assertThat(match.lastIteration().nodes()).isZero();
        // A position outside the tree needs a new one.
        match.play(Positions.of(START));
        assertThat(match.lastIteration().nodes()).isPositive();
        match.play(later);
        assertThat(match.lastIteration().nodes()).isPositive();
        match.player().newGame();
        match.play(later);
        assertThat(match.lastIteration().nodes()).isPositive();
    }

    @Test
    void rookEnPriseIsSaved() {
        Position position = Positions.of("8/8/8/8/8/8/2R5/K2k4 w - - 0 1");
        position.make(match.play(position).bestMove());
        for (int move : MoveList.legal(position).toArray()) {
            assertThat(position.isCapture(move)).isFalse();
        }
    }

    @Test
    void castlingRightsDoNotDisturb() {
        Position position = Positions.of("8/8/8/8/4k3/8/8/4K2R w K - 0 1");
        int move = match.play(position).bestMove();
        assertThat(Positions.legalMoves(position)).contains(move);
    }

    @Test
    void explainsWhenAskedTo() {
        SearchSettings explain = SearchSettings.builder().explain(true).build();
        match.ask(
                Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 3"),
                SearchLimits.builder().build(),
                explain);
        assertThat(notes())
                .contains(
                        "king and rook against king, stage 2 of 4, king confined: make the rectangle smaller with the"
                                + " rook, and bring the king up to guard it",
                        "the book plays Kd6: whatever Black replies, within 4 moves the lone king's rectangle shrinks from"
                                + " 16 squares to 12",
                        "forcing tree of depth 4, 478 positions examined",
                        "Black can play Ke4, which attacks the rook on d5, which is guarded; the answer is Ke6, and the"
                                + " branch ends within 3 moves",
                        "1. Kd6",
                        "      2... Kf4 3. Re5: stage 2, 12 squares");
    }

    /** Every move reports stage, depth and positions, even when no reasons are requested. */
    @Test
    void everyMoveReportsStageAndTree() {
        Position position = Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 3");
        match.play(position);
        assertThat(notes())
                .containsExactly("forcing tree of depth 4, 478 positions examined; KRK, stage 2 of 4, 16 squares");
        match.play(Positions.play(position, "c6d6 e3e4"));
        assertThat(notes())
                .containsExactly("move 2 of a forcing tree of depth 3 from here, no position examined; KRK, stage 2 "
                        + "of 4, 16 squares");
    }

    /** Inside a tree the reasons are those of its head, and no move is called tempting any more. */
    @Test
    void explainsInsideATree() {
        Position position = Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 3");
        match.play(position);
        match.playAndExplain(Positions.play(position, "c6d6 e3e4"));
        assertThat(notes())
                .contains(
                        "the book plays Ke6: whatever Black replies, within 3 moves the lone king's rectangle shrinks from 16"
                                + " squares to 12",
                        "move 2 of a forcing tree of depth 3 from here, no position examined",
                        "Ke3 holds longest in this tree")
                .noneMatch(note -> note.contains(", but "));
    }

    private List<String> notes() {
        return match.reports().stream()
                .filter(SearchInfo.Note.class::isInstance)
                .map(note -> ((SearchInfo.Note) note).text())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "krk-stage-1, 8/8/2K5/8/8/4k3/3R4/8 w - - 0 1",
        "krk-stage-2, 8/8/2K5/3R4/8/4k3/8/8 w - - 0 3",
        "krk-stage-3, 8/8/8/8/5K2/6R1/8/7k w - - 0 15",
        "krk-black, 8/3r4/4K3/8/8/2k5/8/8 b - - 0 1",
        "krk-defence, 8/8/2K5/3R4/4k3/8/8/8 b - - 0 3"
    })
    void explainsAsInTheGoldenFile(String name, String fen) throws IOException {
        Wording wording = new Wording(match.player().explain(Positions.of(fen)));
        List<String> lines = new ArrayList<>(wording.sentences());
        lines.add("");
        lines.addAll(wording.tree(100));
        Golden.check("explain/" + name + ".txt", fen + "\n" + String.join("\n", lines) + "\n");
    }

    private String declined(String fen, SearchLimits.Builder limits) {
        return ((Answer.Declines) match.ask(Positions.of(fen), limits.build(), SearchSettings.DEFAULT)).reason();
    }
}
