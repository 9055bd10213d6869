package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.workbench.mate.ProofTargets;
import io.github.kingfell.workbench.mate.SolutionBook;
import io.github.kingfell.workbench.render.Below;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The files for the proof of a mate, and its forms. */
final class ProofOptions {
    @Option(
            names = "--proof",
            paramLabel = "FILE",
            description = "write the proof, with every defence answered, as a file for proof check; or the proof that "
                    + "there is no mate, of any length or with --in of N moves")
    private @Nullable Path proof;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description =
                    "write a page for the browser: of one mate the proof, of problems and lists the solutions, with "
                            + "set play and variations")
    private @Nullable Path html;

    @Option(
            names = "--board-from",
            paramLabel = "SIDE",
            description = "the side at the bottom of the boards of --html: white, black or mover; default white")
    private @Nullable Below boardFrom;

    @Option(names = "--json-proof", paramLabel = "FILE", description = "write the proof as JSON")
    private @Nullable Path json;

    @Option(
            names = "--with-refutation",
            description =
                    "add a proof that there is no mate in one move less, if it is found within the time of the search "
                            + "again and fits into a file")
    private boolean withRefutation;

    /** Reports errors before the search instead of after it. */
    void check(CommandLine command) {
        if (withRefutation && proof == null && html == null && json == null) {
            throw new ParameterException(command, "--with-refutation needs --proof, --html or --json-proof");
        }
        if (boardFrom != null && html == null) {
            throw new ParameterException(command, "--board-from goes with --html");
        }
        OutputFile.checkAll(command, proof, html, json);
    }

    /** Returns the page for solutions, if a page was asked for. */
    @Nullable
    SolutionBook page(String title, LettersOption letters) {
        return html == null ? null : new SolutionBook(html, title, below(), letters::over);
    }

    private Below below() {
        return boardFrom == null ? Below.WHITE : boardFrom;
    }

    /** @param letters piece letters of the page */
    ProofTargets targets(LettersOption letters) {
        return new ProofTargets(proof, html, json, below(), letters::over, withRefutation);
    }
}
