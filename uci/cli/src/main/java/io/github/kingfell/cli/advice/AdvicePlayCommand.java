package io.github.kingfell.cli.advice;

import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.engine.advice.AdviceGame;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays an advice table against the best defence. */
@Command(
        name = "play",
        description =
                "Play a position out, an advice table against an exact opponent, and show which rule chose each move.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the table reached its aim: mate, or a draw kept to the end",
            "1:the table did not reach its aim",
            "2:wrong usage or bad input"
        })
public final class AdvicePlayCommand extends ConsoleCommand {
    @Mixin
    private AdviceTableArgument argument = new AdviceTableArgument();

    @Parameters(index = "1", arity = "1..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    @Option(names = "--moves", paramLabel = "N", description = "stop after N moves, default ${DEFAULT-VALUE}")
    private int most = 50;

    @Mixin
    private TableOptions options = new TableOptions();

    @Override
    public Integer call() throws NotationException {
        AdviceTable table = argument.table(spec);
        Position position = AdviceTableArgument.position(table, fen);
        if (most < 1) {
            throw usageError("--moves must be at least 1");
        }
        TableLibrary library = options.library(spec);
        if (!TableLibrary.covers(position)) {
            throw usageError("no exact opponent: it plays positions of at most four men");
        }
        return play(table, position, library.reader());
    }

    private int play(AdviceTable table, Position position, TableProbe probe) {
        PrintWriter out = out();
        AdviceGame game = new AdviceGame(table);
        out.println(value(probe, position) + " at the beginning");
        long material = position.material();
        for (int number = 1; number <= most; number++) {
            int move = game.move(position);
            boolean white = position.sideToMove() == Color.WHITE;
            out.print(number + (white ? ". " : "... ") + San.format(position, move));
            position.make(move);
            int reply = reply(position, probe);
            String replyNumber = white ? " " : " " + (number + 1) + ". ";
            out.println((reply == 0 ? "" : replyNumber + San.format(position, reply)) + "   " + game.decision());
            if (reply == 0) {
                boolean mate = position.inCheck();
                out.println(mate ? "mate" : "stalemate");
                return mate || table.aim() == AdviceTable.Aim.DRAW ? ExitCode.DONE : ExitCode.NOT_FOUND;
            }
            position.make(reply);
            boolean over = new MoveGenerator(position).count(position) == 0 || position.isThreefoldRepetition();
            if (over || position.material() != material) {
                break;
            }
        }
        Distance value = probe.distance(position).orElseThrow();
        out.println(
                value(probe, position) + " at the end" + (position.isThreefoldRepetition() ? ", by repetition" : ""));
        boolean kept = table.aim() == AdviceTable.Aim.DRAW && !value.isLoss();
        return kept ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private static String value(TableProbe probe, Position position) {
        Distance value = probe.distance(position).orElseThrow();
        return switch (value.outcome()) {
            case WIN -> "won in " + value.moves();
            case DRAW -> "drawn";
            case LOSS -> "lost in " + value.moves();
        };
    }

    /**
     * Returns the best reply by exact values, among equal ones the one that leaves us the fewest moves; 0 when there is
     * none.
     */
    private static int reply(Position position, TableProbe probe) {
        int best = 0;
        long highest = Long.MIN_VALUE;
        for (int move : MoveList.legal(position).toArray()) {
            position.make(move);
            Distance ours = probe.distance(position).orElseThrow();
            int answers = MoveList.legal(position).size();
            position.unmake(move);
            long worth = switch (ours.outcome()) {
                case WIN -> ours.plies();
                case DRAW -> 1_000;
                case LOSS -> 2_000 - ours.plies();
            };
            if (1_000 * worth - answers > highest) {
                highest = 1_000 * worth - answers;
                best = move;
            }
        }
        return best;
    }
}
