package io.github.kingfell.cli.lab;

import io.github.kingfell.classics.family.ClassicFamily;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Commands for the playable programs of the past. */
@Command(
        name = "classics",
        description =
                "List the playable programs of the past with their sources and settings; 'classics play' lets them "
                        + "play each other, 'classics show' shows their moves in a position.",
        synopsisSubcommandLabel = "[COMMAND]")
public final class ClassicsCommand extends ConsoleCommand {
    @Option(names = "--json", description = "print one JSON object for each program")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = out();
        for (ClassicCard card : ClassicFamily.cards()) {
            if (json) {
                out.println(data(card));
            } else {
                print(card, out);
            }
        }
        out.flush();
        return ExitCode.DONE;
    }

    private static void print(ClassicCard card, PrintWriter out) {
        out.println(card.id().option() + " (" + card.id().title() + ", " + card.year() + ")"
                + (card.wholeGames() ? "" : ", some positions only"));
        out.println("    " + card.source());
        for (ClassicSetting setting : card.settings()) {
            out.println("    " + setting.name() + "=" + setting.standard() + " (" + setting.least() + " to "
                    + setting.most() + "): " + setting.meaning());
        }
    }

    private static JsonObject data(ClassicCard card) {
        return new JsonObject()
                .put("id", card.id().option())
                .put("title", card.id().title())
                .put("year", card.year())
                .put("source", card.source())
                .put("wholeGames", card.wholeGames())
                .putObjects(
                        "settings",
                        card.settings().stream()
                                .map(setting -> new JsonObject()
                                        .put("name", setting.name())
                                        .put("least", setting.least())
                                        .put("most", setting.most())
                                        .put("standard", setting.standard())
                                        .put("meaning", setting.meaning()))
                                .toList());
    }
}
