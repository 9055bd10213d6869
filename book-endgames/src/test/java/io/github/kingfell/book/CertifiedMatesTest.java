package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.PvVerifier;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the announcements of the player with the shipped certificates. */
class CertifiedMatesTest {
    private static final int GAMES = 40;

    /** Longer proofs, written out as a tree, are too large for the checker that replays them. */
    private static final int LONGEST_REPLAYED = 12;

    private final BookMatch match = new BookMatch(StandardBook.create(), StandardBook.certificates());

    /** Every move of a game, from the first, whatever Black plays. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KBBK", "KQK", "KPK"})
    void everyMoveAnnouncesAMateThatComesNearer(String material) {
        Random random = new Random(1968);
        for (int game = 0; game < GAMES; game++) {
            Position position = start(material, random);
            int left = Integer.MAX_VALUE;
            boolean longest = game % 2 == 0;
            while (true) {
                MateCertificate mate = mate(match.play(position), position);
                assertThat(mate.moves()).as(Fen.format(position)).isLessThan(left);
                if (longest && left != Integer.MAX_VALUE) {
                    assertThat(mate.moves()).as(Fen.format(position)).isLessThanOrEqualTo(left - 1);
                }
                left = mate.moves();
                position.make(mate.line()[0]);
                MoveList replies = MoveList.legal(position);
                if (replies.isEmpty()) {
                    assertThat(position.inCheck()).isTrue();
                    assertThat(left).isEqualTo(1);
                    break;
                }
                position.make(longest ? mate.line()[1] : replies.get(random.nextInt(replies.size())));
            }
        }
    }

    /** The line is as long as the mate, legal, and ends in mate. */
    private static MateCertificate mate(SearchOutcome outcome, Position position) {
        assertThat(outcome.score()).as(Fen.format(position)).isInstanceOf(Score.Mate.class);
        MateCertificate mate = ((Score.Mate) outcome.score()).certificate();
        assertThat(outcome.line().length()).isEqualTo(2 * mate.moves() - 1);
        assertThat(outcome.bestMove()).isEqualTo(mate.line()[0]);
        assertThat(PvVerifier.playable(position, outcome.line())).isEqualTo(outcome.line());
        Position end = position.copy();
        for (int move : mate.line()) {
            end.make(move);
        }
        assertThat(end.inCheck() && new MoveGenerator(end).count(end) == 0)
                .as(Fen.format(position))
                .isTrue();
        return mate;
    }

    /** Two checkers that share only the rules agree: one judges states, the other replays the whole tree. */
    @Test
    void theWholeProofCanBeReplayed() throws RejectedProofException {
        Random random = new Random(7);
        for (int replays = 0; replays < GAMES; ) {
            Position position = start("KRK", random);
            match.player().newGame();
            MateCertificate mate = mate(match.play(position), position);
            if (mate.moves() > LONGEST_REPLAYED) {
                continue;
            }
            replays++;
            MateCertificate replayed = ProofChecker.check(position, new int[0], mate.proof());
            assertThat(replayed.moves()).as(Fen.format(position)).isEqualTo(mate.moves());
        }
    }

    /** A certificate's claim is no bound before the rules have confirmed it. */
    @Test
    void reasonsBoundOnlyAMateThatIsProved() {
        Position position = Positions.of("8/8/8/4k3/8/3BBK2/8/8 w - - 0 1");
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings explain = SearchSettings.builder().explain(true).build();
        Answer unproved = match.ask(position, SearchLimits.builder().nodes(1).build(), explain);
        assertThat(((Answer.Plays) unproved).outcome().score()).isInstanceOf(Score.Centipawns.class);
        assertThat(match.reports().toString()).doesNotContain("the book can promise mate");

        MateCertificate mate = mate(match.playAndExplain(position), position);
        assertThat(match.reports().toString()).contains("the book can promise mate within " + mate.moves() + " moves");
    }

    /** With the search alone, a research option, certificates affect announcements only. */
    @Test
    void withoutRememberedTreesPlaysTheSameMovesAsWithoutCertificates() {
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings alone = SearchSettings.builder().rememberedTrees(false).build();
        BookMatch without = new BookMatch(StandardBook.create(), CertificateLibrary.EMPTY);
        Random random = new Random(11);
        for (int game = 0; game < GAMES; game++) {
            Position position = start("KRK", random);
            List<Integer> moves = new ArrayList<>();
            List<Integer> others = new ArrayList<>();
            while (new MoveGenerator(position).count(position) > 0) {
                Answer answer = match.ask(position, SearchLimits.builder().build(), alone);
                moves.add(((Answer.Plays) answer).outcome().bestMove());
                SearchOutcome other = without.play(position);
                others.add(other.bestMove());
                assertThat(other.score()).isInstanceOf(Score.Centipawns.class);
                position.make(other.bestMove());
                MoveList replies = MoveList.legal(position);
                if (!replies.isEmpty()) {
                    position.make(replies.get(random.nextInt(replies.size())));
                }
            }
            assertThat(moves).isEqualTo(others).isNotEmpty();
        }
    }

    /** The certificate's length decides, to the move. */
    @Test
    void declinesWhereTheFiftyMoveRuleLeavesNoRoom() {
        String board = "8/8/2K5/8/8/4k3/3R4/8 w - - ";
        Position fresh = Positions.of(board + "0 1");
        int moves = mate(match.play(fresh), fresh).moves();
        Position last = Positions.of(board + (100 - 2 * moves) + " 60");
        assertThat(mate(match.play(last), last).moves()).isEqualTo(moves);
        Answer answer = match.ask(
                Positions.of(board + (101 - 2 * moves) + " 60"),
                SearchLimits.builder().build(),
                SearchSettings.DEFAULT);
        assertThat(answer)
                .isInstanceOfSatisfying(
                        Answer.Declines.class,
                        declined -> assertThat(declined.reason()).contains("fifty-move rule"));
    }

    /** Two occurrences before leave no room for another. */
    @Test
    void announcesNoMateWhereTheGameHasRepeated() {
        Position position = Positions.of("8/8/2K5/8/8/4k3/3R4/8 w - - 0 1");
        Positions.play(position, "d2d8 e3e4 d8d2 e4e3");
        assertThat(position.repetitions()).isEqualTo(1);
        Position once = position.copy();
        assertThat(mate(match.play(once), once).moves()).isPositive();
        Positions.play(position, "d2d1 e3e4 d1d2 e4e3");
        Answer answer = match.ask(position, SearchLimits.builder().build(), SearchSettings.DEFAULT);
        if (answer instanceof Answer.Plays plays) {
            assertThat(plays.outcome().score()).isInstanceOf(Score.Centipawns.class);
        }
    }

    /** A certificate of another strategy, or a false one, announces nothing; the moves stay the same. */
    @Test
    void announcesNothingByAFalseCertificate() {
        Automaton shipped = StandardBook.certificates().find("KRK").orElseThrow();
        Position position = Positions.of("8/8/2K5/8/8/4k3/3R4/8 w - - 0 1");
        int number = shipped.placements().canonical(shipped.placements().number(position));
        Automaton other = changed(shipped, number);
        BookMatch doubtful = new BookMatch(StandardBook.create(), material -> Optional.of(other));
        SearchOutcome outcome = doubtful.play(position);
        assertThat(outcome.score()).isInstanceOf(Score.Centipawns.class);
        assertThat(outcome.bestMove()).isEqualTo(match.play(position).bestMove());
    }

    @Test
    void playsOnWithoutACertificateThatCannotBeRead() {
        Position position = Positions.of("8/8/2K5/8/8/4k3/3R4/8 w - - 0 1");
        BookMatch without = new BookMatch(StandardBook.create(), material -> {
            throw new UncheckedIOException(new IOException("damaged"));
        });
        SearchOutcome outcome = without.play(position);
        assertThat(outcome.score()).isInstanceOf(Score.Centipawns.class);
        assertThat(outcome.bestMove()).isEqualTo(match.play(position).bestMove());
    }

    /** A copy with another move in one position. */
    private static Automaton changed(Automaton automaton, int number) {
        int positions = automaton.positions();
        int[] numbers = new int[positions];
        byte[] moves = new byte[positions];
        byte[] lengths = new byte[positions];
        for (int state = 0; state < positions; state++) {
            numbers[state] = automaton.number(state);
            moves[state] = (byte) (automaton.moveIndex(state) ^ (numbers[state] == number ? 1 : 0));
            lengths[state] = (byte) automaton.length(state);
        }
        Placements placements = automaton.placements();
        return new Automaton(placements, true, numbers, new int[0], moves, lengths, new int[0], new short[0]);
    }

    /** Either colour may be strong. */
    /** A position that the certificate calls won. */
    private static Position start(String material, Random random) {
        Automaton certificate = StandardBook.certificates().find(material).orElseThrow();
        Placements placements = certificate.placements();
        while (true) {
            int number = random.nextInt(placements.size());
            Position x = placements.position(number, Color.WHITE);
            if (x != null && certificate.contains(placements.canonical(number))) {
                return random.nextBoolean() ? x : exchanged(x);
            }
        }
    }

    private static Position exchanged(Position x) {
        String[] ranks = Fen.format(x).split(" ")[0].split("/");
        StringBuilder board = new StringBuilder(ranks[7]);
        for (int rank = 6; rank >= 0; rank--) {
            board.append('/').append(ranks[rank]);
        }
        StringBuilder other = new StringBuilder();
        board.chars()
                .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                .forEach(c -> other.append((char) c));
        return Positions.of(other + " b - - 0 1");
    }
}
