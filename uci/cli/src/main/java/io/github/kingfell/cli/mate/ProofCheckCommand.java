package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.input.InputFile;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.cli.output.LineJson;
import io.github.kingfell.cli.prooffile.GainProofFile;
import io.github.kingfell.cli.prooffile.LemmaProofFile;
import io.github.kingfell.cli.prooffile.MateProofFile;
import io.github.kingfell.cli.prooffile.NoMateFile;
import io.github.kingfell.cli.prooffile.ProofFile;
import io.github.kingfell.cli.prooffile.ProofFileReader;
import io.github.kingfell.cli.prooffile.UnreadableProofException;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.uci.BoardText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a proof of mate, of no mate, or of a gain of material, with the rules of chess and nothing else. */
@Command(
        name = "check",
        description = "Check a proof file with the rules of chess and nothing else.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the proof holds",
            "1:the proof does not hold",
            "2:wrong usage, or the file is unreadable or too large to be checked"
        })
public final class ProofCheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "as written by kingfell mate --proof; - for standard input")
    private Path file = Path.of("");

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    @Override
    public Integer call() {
        try {
            ProofFile proof = file.toString().equals(InputFile.STANDARD_INPUT)
                    ? ProofFileReader.read(System.in)
                    : ProofFileReader.read(file);
            if (proof instanceof MateProofFile mate) {
                print(mate, mate.check());
            } else if (proof instanceof LemmaProofFile lemmas) {
                print(lemmas, lemmas.check());
            } else if (proof instanceof NoMateFile none) {
                print(none, none.check());
            } else if (proof instanceof GainProofFile gain) {
                print(gain, gain.check());
            }
            return ExitCode.DONE;
        } catch (UnfinishedCheckException e) {
            return complain("cannot check the proof: " + e.getMessage(), ExitCode.BAD_INPUT);
        } catch (RejectedProofException e) {
            return complain("the proof does not hold: " + e.getMessage(), ExitCode.NOT_FOUND);
        } catch (UnreadableProofException e) {
            return complain("cannot read the proof: " + e.getMessage(), ExitCode.BAD_INPUT);
        } catch (IOException e) {
            return complain("cannot read the proof: " + FileProblem.of(e), ExitCode.BAD_INPUT);
        }
    }

    private int complain(String message, int code) {
        if (json) {
            spec.commandLine()
                    .getOut()
                    .println(head(code == ExitCode.NOT_FOUND ? "rejected" : "unchecked")
                            .put("error", message));
        }
        spec.commandLine().getErr().println("kingfell: " + file + ": " + message);
        return code;
    }

    private void print(MateProofFile proof, MateCertificate mate) {
        print(
                mate.root(),
                MateProofFile.inWords(mate.moves()) + (proof.saysShortest() ? ", and there is no shorter one" : ""),
                mate.attacker(),
                proof.attackerMoves(),
                proof.replies(),
                mate.line());
    }

    private void print(LemmaProofFile file, LemmaCertificate mate) {
        print(
                mate.root(),
                MateProofFile.inWords(mate.moves()),
                file.proof().attacker(),
                file.proof().size(),
                mate.replies(),
                mate.line());
    }

    private void print(GainProofFile proof, GainCertificate gain) {
        print(
                gain.root(),
                GainProofFile.inWords(gain),
                gain.root().sideToMove(),
                proof.nodes(),
                proof.replies(),
                gain.line());
    }

    /** Here the defender has one move in each position, and the attacker's moves are answered. */
    private void print(NoMateFile none, Position root) {
        String claim = NoMateFile.inWords(none.moves());
        if (json) {
            spec.commandLine()
                    .getOut()
                    .println(head("holds")
                            .put("claim", claim)
                            .put("fen", Fen.format(root))
                            .put("nodes", none.nodes())
                            .put("answered", none.answered()));
            return;
        }
        printBoard(root, claim);
        spec.commandLine()
                .getOut()
                .println("positions with " + name(root.sideToMove()) + " to move: " + none.nodes()
                        + "; moves answered: " + none.answered());
    }

    private void printBoard(Position root, String claim) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(BoardText.board(root));
        out.println("Fen: " + Fen.format(root));
        out.println();
        out.println("the proof holds: " + claim);
    }

    private JsonObject head(String verdict) {
        return new JsonObject()
                .put("format", "kingfell-proof-check")
                .put("version", 1)
                .put("file", file.toString())
                .put("verdict", verdict);
    }

    private void print(Position root, String claim, int attacker, int moves, long replies, int[] line) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(head("holds")
                    .put("claim", claim)
                    .put("fen", Fen.format(root))
                    .put("attackerMoves", moves)
                    .put("replies", replies)
                    .putAll(LineJson.of(root, line)));
            return;
        }
        printBoard(root, claim);
        out.println("positions with " + name(attacker) + " to move: " + moves + ", one move in each; replies of "
                + name(Color.opponent(attacker)) + " answered: " + replies);
        out.println(San.formatLine(root, line));
    }

    private static String name(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
