package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.census.MutualZugzwang;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the mutual zugzwangs of an ending. */
@Command(
        name = "zugzwangs",
        description =
                "List the mutual zugzwangs of an ending of at most five men: positions in which either side gets a "
                        + "worse result if it has to move. Positions that differ by a reflection count once. Tables "
                        + "of five men must have been built.")
public final class EndgameZugzwangsCommand extends ConsoleCommand {
    @Parameters(
            index = "0",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "White's pieces, then Black's, each from the king on, such as KQKR")
    private String name = "";

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "only this kind: half for half a point, full for a full point")
    private @Nullable Cost cost;

    @Option(
            names = "--limit",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "list at most N, the longest wins first; the counts include all")
    private int limit = Integer.MAX_VALUE;

    @ArgGroup
    private Form form = new Form();

    /** The output format of the list, if not text. */
    static final class Form {
        @Option(names = "--epd", description = "one EPD line for each zugzwang, White to move")
        private boolean epd;

        @Option(names = "--json", description = "one JSON object for each zugzwang instead of text")
        private boolean json;
    }

    /** The cost of the obligation to move. */
    enum Cost {
        HALF,
        FULL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        long material = MaterialKey.strongerWhite(MaterialName.parseFive(name, spec));
        PrintWriter out = out();
        ScannedTable table = ScannedTable.open(material, options, spec);
        List<MutualZugzwang> all = table.scan(MutualZugzwang::all);
        List<MutualZugzwang> wanted = all.stream().filter(this::isWanted).toList();
        Stream<MutualZugzwang> listed = wanted.stream().limit(limit);
        if (form.json) {
            listed.map(EndgameZugzwangsCommand::json).forEach(out::println);
        } else if (form.epd) {
            listed.map(EndgameZugzwangsCommand::epd).forEach(out::println);
        } else {
            out.println(summary(MaterialKey.name(material), all));
            listed.map(EndgameZugzwangsCommand::line).forEach(out::println);
        }
        return ExitCode.DONE;
    }

    private static String summary(String name, List<MutualZugzwang> all) {
        return name + ": " + all.size() + " mutual zugzwangs up to reflections; White wins or draws in "
                + count(all, MutualZugzwang.Kind.WHITE_WINS_OR_DRAWS) + ", Black wins or draws in "
                + count(all, MutualZugzwang.Kind.BLACK_WINS_OR_DRAWS) + ", the side to move loses in "
                + count(all, MutualZugzwang.Kind.FULL_POINT);
    }

    private boolean isWanted(MutualZugzwang zugzwang) {
        return cost == null || (zugzwang.kind() == MutualZugzwang.Kind.FULL_POINT) == (cost == Cost.FULL);
    }

    private static long count(List<MutualZugzwang> all, MutualZugzwang.Kind kind) {
        return all.stream().filter(zugzwang -> zugzwang.kind() == kind).count();
    }

    private static String line(MutualZugzwang zugzwang) {
        return Fen.format(zugzwang.whiteToMove()) + "; " + words(zugzwang);
    }

    /** Returns four fields of the FEN and a comment. */
    private static String epd(MutualZugzwang zugzwang) {
        String fen = Fen.format(zugzwang.whiteToMove());
        return fen.substring(0, fen.lastIndexOf(" 0 1")) + " c0 \"" + words(zugzwang) + "\";";
    }

    private static String words(MutualZugzwang zugzwang) {
        return "White to move " + words(zugzwang.whitePlies()) + ", Black to move " + words(zugzwang.blackPlies());
    }

    /** Describes the value for a side in zugzwang; it is never a win. */
    private static String words(int plies) {
        return plies == ExactValues.DRAW ? "draws" : "loses in " + (plies + 1) / 2;
    }

    private static JsonObject json(MutualZugzwang zugzwang) {
        JsonObject object = JsonObject.ofFormat("kingfell-zugzwang")
                .put("fen", Fen.format(zugzwang.whiteToMove()))
                .put("kind", zugzwang.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        put(object, "whiteToMove", zugzwang.whitePlies());
        put(object, "blackToMove", zugzwang.blackPlies());
        return object;
    }

    private static void put(JsonObject object, String side, int plies) {
        JsonObject value = new JsonObject().put("outcome", plies == ExactValues.DRAW ? "draw" : "loss");
        object.put(side, plies == ExactValues.DRAW ? value : value.put("matedIn", (plies + 1) / 2));
    }
}
