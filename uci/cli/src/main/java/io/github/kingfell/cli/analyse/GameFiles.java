package io.github.kingfell.cli.analyse;

import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.workbench.render.Below;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Files written from games, besides the printed output. */
final class GameFiles {
    @Option(
            names = "--pgn-out",
            paramLabel = "FILE",
            description =
                    "write the games with [%%eval] after each move, glyphs for moves that lost something, and the "
                            + "better line as a variation")
    private @Nullable Path pgn;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "write a page about the games with boards, moves and a graph of the scores")
    private @Nullable Path html;

    @Option(
            names = "--board-from",
            paramLabel = "SIDE",
            description = "the side at the bottom of the boards of --html: white, black or mover; default white")
    private @Nullable Below below;

    boolean areSet() {
        return pgn != null || html != null || below != null;
    }

    void check(CommandLine command) {
        OutputFile.check(pgn, command);
        OutputFile.check(html, command);
        if (below != null && html == null) {
            throw new ParameterException(command, "--board-from is for the boards of --html");
        }
        if (pgn != null && pgn.equals(html)) {
            throw new ParameterException(command, "--pgn-out and --html name the same file");
        }
    }

    /** Collects the output for {@link #write}. */
    boolean wantPgn() {
        return pgn != null;
    }

    boolean wantPage() {
        return html != null;
    }

    Below below() {
        return below == null ? Below.WHITE : below;
    }

    /**
     * Writes the requested files.
     *
     * @param letters piece letters of the page
     * @return their names
     */
    List<Path> write(List<String> games, List<String> page, LettersOption letters, CommandLine command) {
        List<Path> written = new ArrayList<>();
        if (pgn != null) {
            WholeFile.write(pgn, games);
            written.add(pgn);
        }
        if (html != null) {
            WholeFile.write(html, page.stream().map(letters::inLetters).toList());
            written.add(html);
        }
        return written;
    }
}
