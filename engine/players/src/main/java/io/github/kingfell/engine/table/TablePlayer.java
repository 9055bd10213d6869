package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.RootMove;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.List;
import java.util.Optional;

/**
 * Plays endings with distance tables: those of at most four men, and those of five men whose tables were built. It
 * plays exactly: it wins by the shortest way and loses by the longest; it keeps a draw and leaves the opponent as few
 * drawing moves as possible. From the first report on, the score is the tables' mate, with its whole line. The tables
 * ignore the game history and the fifty-move rule. Where these may come before the mate, only a proven mate is a mate
 * score, and an unproven win is shown in centipawns.
 */
public final class TablePlayer implements Player {
    /** Positions that an analysis searches near the end of the fifty moves: less than a tenth of a second. */
    private static final int ANALYSIS_NODES = 40_000;

    private static final String UNLESS_DRAWN = ", unless the fifty-move rule ends the game first";

    private final TableLibrary library;

    public TablePlayer(TableLibrary library) {
        this.library = library;
    }

    @Override
    public PlayerId id() {
        return PlayerId.EXACT_TABLE;
    }

    /** Keeps the distance tables: they do not depend on the game. */
    @Override
    public void newGame() {}

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        if (!knows(task)) {
            return new Answer.Declines("no exact table: more than four men, or castling rights");
        }
        TableProbe probe = library.reader();
        boolean patient = task.settings().isAnalysis(task.limits());
        List<RootMove> moves =
                RootMove.of(root, task.limits().searchMoves(), probe, patient ? ANALYSIS_NODES : RootMove.GAME_NODES);
        if (moves.isEmpty()) {
            return new Answer.Declines("no legal move");
        }
        RootMove first = moves.get(0);
        reportNoMate(task, first.value());
        String value = inWords(first, moves, root);
        String words = PlayerId.EXACT_TABLE + ": " + value;
        task.report(first.value().isDraw() ? new SearchInfo.Drawn(words) : new SearchInfo.Note(words));
        TableLines.ScoredLine best = report(task, moves, probe);
        return new Answer.Plays(
                new SearchOutcome(best.line().move(0), best.score(), best.line(), PlayerId.EXACT_TABLE, value));
    }

    /** Reports the lines at once, then again with the proofs that the request needs. */
    private static TableLines.ScoredLine report(SearchTask task, List<RootMove> moves, TableProbe probe) {
        TableLines lines = new TableLines(task, moves, probe);
        TableMates mates = TableMates.soon(task, probe);
        lines.report(mates, false);
        boolean proveAll = wantsProof(task);
        if (lines.areUncertain() || proveAll && lines.lackProofs()) {
            Optional<TableMates> patient = TableMates.patient(task, probe);
            if (patient.isPresent() || proveAll) {
                mates = patient.orElse(mates);
                lines.report(mates, proveAll);
            }
        }
        TableLines.ScoredLine best = lines.best();
        boolean lacksProof = best.isUncertain() || proveAll && best.isWithoutProof();
        if (lacksProof) {
            task.report(new SearchInfo.Unproved(mates.whyNot(moves.get(0))));
        }
        if (best.isProved()
                && best.score() instanceof Score.Mate mate
                && Math.abs(mate.moves()) == moves.get(0).value().moves()
                && moves.get(0).isQuickest(moves)
                && isBestOfAll(task, moves.get(0), probe)) {
            task.report(new SearchInfo.NoShorterMate(mate.moves(), Grounds.TABLE));
        }
        return best;
    }

    /** Returns true when none of the moves that the request leaves out is better. */
    private static boolean isBestOfAll(SearchTask task, RootMove best, TableProbe probe) {
        return task.limits().searchMoves().length == 0
                || probe.distance(task.position()).filter(best.value()::equals).isPresent();
    }

    private static boolean isInsisted(SearchTask task) {
        return task.settings().player().filter(PlayerId.EXACT_TABLE::equals).isPresent();
    }

    /**
     * Returns true when the request wants proofs: the user has selected this player or asked for a mate, or an infinite
     * analysis or one with reasons leaves the time for it.
     */
    private static boolean wantsProof(SearchTask task) {
        boolean patient = task.limits().infinite() || task.settings().explain();
        return isInsisted(task)
                || task.limits().askForMate()
                || patient
                        && task.settings().isAnalysis(task.limits())
                        && !task.limits().areReproducible();
    }

    /** Returns true when a distance table covers the position. */
    public boolean knows(SearchTask task) {
        return library.has(task.position());
    }

    /**
     * Returns the distance table's value of a position that another player plays, for the user; empty when no table
     * covers it or nothing is certain. It takes one probe, unless only some moves count or the fifty-move rule or a
     * repetition may change the value.
     */
    public Optional<String> remark(SearchTask task) {
        if (!knows(task)) {
            return Optional.empty();
        }
        Position root = task.position();
        int[] only = task.limits().searchMoves();
        TableProbe probe = library.reader();
        Optional<Distance> value =
                probe.distance(root).filter(plain -> only.length == 0 && RootMove.isCertain(plain, root));
        return value.or(() -> RootMove.of(root, only, probe).stream()
                        .findFirst()
                        .filter(first -> first.isCertain(root))
                        .map(RootMove::value))
                .map(certain -> PlayerId.EXACT_TABLE + ": " + inWords(certain, true));
    }

    /** Reports that a requested mate does not exist for either side. */
    private static void reportNoMate(SearchTask task, Distance value) {
        int asked = task.limits().mate();
        if (asked > 0 && (value.isDraw() || value.moves() > asked)) {
            boolean allMoves = task.limits().searchMoves().length == 0;
            task.report(new SearchInfo.NoMate(asked, true, allMoves, Grounds.TABLE));
        }
    }

    /** Returns the value in words, with the length of the mate where nothing can come before it. */
    private static String inWords(RootMove first, List<RootMove> moves, Position root) {
        boolean certain = first.isCertain(root);
        if (certain && first.value().isWin() && !first.isQuickest(moves)) {
            return "mate in at most " + first.value().moves();
        }
        return inWords(first.value(), certain) + (first.isDoubtful() ? UNLESS_DRAWN : "");
    }

    private static String inWords(Distance value, boolean certain) {
        return switch (value.outcome()) {
            case WIN -> certain ? "mate in " + value.moves() : "won";
            case DRAW -> "drawn";
            case LOSS -> certain ? "mated in " + value.moves() : "lost";
        };
    }
}
