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
 * Plays endings of at most four men, and those of five whose tables were built, exactly: wins by the shortest way,
 * loses by the longest, keeps what is drawn and leaves the opponent as few ways as possible to keep it too. The tables'
 * mate is the score, with its whole line, from the first report on. The tables know neither the game history nor the
 * fifty-move rule: where these may come before the mate, a mate is the score only with its proof, and a won position
 * without one is shown in centipawns.
 */
public final class TablePlayer implements Player {
    private final TableLibrary library;

    public TablePlayer(TableLibrary library) {
        this.library = library;
    }

    @Override
    public PlayerId id() {
        return PlayerId.EXACT_TABLE;
    }

    /** Keeps the tables: they are facts. */
    @Override
    public void newGame() {}

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        if (!knows(task)) {
            return new Answer.Declines("no exact table: more than four men, or castling rights");
        }
        TableProbe probe = library.reader();
        List<RootMove> moves = RootMove.of(root, task.limits().searchMoves(), probe);
        if (moves.isEmpty()) {
            return new Answer.Declines("no legal move");
        }
        RootMove first = moves.get(0);
        reportNoMate(task, first.value());
        String words = PlayerId.EXACT_TABLE + ": " + inWords(first, root);
        task.report(first.value().isDraw() ? new SearchInfo.Drawn(words) : new SearchInfo.Note(words));
        TableLines.Line best = report(task, moves, probe);
        return new Answer.Plays(new SearchOutcome(
                best.line().move(0), best.score(), best.line(), PlayerId.EXACT_TABLE, inWords(first, root)));
    }

    /** The lines at once; then with the proofs that somebody waits for. */
    private static TableLines.Line report(SearchTask task, List<RootMove> moves, TableProbe probe) {
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
        TableLines.Line best = lines.best();
        boolean lacksProof = best.isUncertain() || proveAll && best.isWithoutProof();
        if (lacksProof) {
            task.report(new SearchInfo.Unproved(mates.whyNot(moves.get(0))));
        }
        if (best.isProved()
                && best.score() instanceof Score.Mate mate
                && Math.abs(mate.moves()) == moves.get(0).value().moves()) {
            task.report(new SearchInfo.NoShorterMate(mate.moves(), Grounds.TABLE));
        }
        return best;
    }

    private static boolean isInsisted(SearchTask task) {
        return task.settings().player().filter(PlayerId.EXACT_TABLE::equals).isPresent();
    }

    /**
     * Who asks for this player or for a mate wants the proof, and who analyses without an end, or wants reasons, has
     * the time.
     */
    private static boolean wantsProof(SearchTask task) {
        boolean patient = task.limits().infinite() || task.settings().explain();
        return isInsisted(task)
                || task.limits().askForMate()
                || patient
                        && task.settings().isAnalysis(task.limits())
                        && !task.limits().areReproducible();
    }

    /** True when a table has the position. */
    public boolean knows(SearchTask task) {
        return library.has(task.position());
    }

    /**
     * What the table says of a position that another player has the move in, for the user; empty when it is not at
     * hand, or says nothing certain. One look-up, unless only some moves count or the fifty-move rule or a repetition
     * may change the value.
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

    /** A mate that was asked for and is not there, whoever mates. */
    private static void reportNoMate(SearchTask task, Distance value) {
        int asked = task.limits().mate();
        if (asked > 0 && (value.isDraw() || value.moves() > asked)) {
            boolean allMoves = task.limits().searchMoves().length == 0;
            task.report(new SearchInfo.NoMate(asked, true, allMoves, Grounds.TABLE));
        }
    }

    /** Its length is told where nothing can come before the mate. */
    private static String inWords(RootMove move, Position root) {
        return inWords(move.value(), move.isCertain(root));
    }

    private static String inWords(Distance value, boolean certain) {
        return switch (value.outcome()) {
            case WIN -> certain ? "mate in " + value.moves() : "won";
            case DRAW -> "drawn";
            case LOSS -> certain ? "mated in " + value.moves() : "lost";
        };
    }
}
