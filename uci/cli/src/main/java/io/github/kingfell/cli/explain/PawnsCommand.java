package io.github.kingfell.cli.explain;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.explain.PawnsJson;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.pawns.AttackDefenceDiagram;
import io.github.kingfell.workbench.pawns.PawnNotation;
import io.github.kingfell.workbench.pawns.PawnNotationReader;
import io.github.kingfell.workbench.pawns.PawnStructure;
import io.github.kingfell.workbench.pawns.PawnWording;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a pawn structure in Tan's notation, or reads it. */
@Command(
        name = "pawns",
        description =
                "Write the relations of the pawns of a position, and what the kings attack, in the notation of Tan "
                        + "(1977); or read such a text and explain it.")
public final class PawnsCommand extends ConsoleCommand {
    @Parameters(arity = "0..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    @Option(
            names = "--read",
            paramLabel = "TEXT",
            description =
                    "instead of a position: entries such as \"W: c4 c5\", \"c6 <+> c5\", \"33 [2, 32]\" or \"a6 >>\","
                            + " separated by semicolons or line ends")
    private @Nullable String text;

    @Option(names = "--numbers", description = "write squares and roles as numbers: 33 [2, 32]")
    private boolean numbers;

    @Option(names = "--json", description = "print JSON on one line instead of text")
    private boolean json;

    @Override
    public Integer call() throws NotationException {
        if ((text == null) == fen.isEmpty()) {
            throw usageError("give either a FEN or --read TEXT");
        }
        if (text != null) {
            return answer(PawnNotationReader.read(text), List.of());
        }
        Position position = Epd.parse(String.join(" ", fen)).position();
        AttackDefenceDiagram diagram = AttackDefenceDiagram.of(position);
        return answer(diagram.structure(), diagram.lines());
    }

    private int answer(PawnStructure structure, List<String> diagram) {
        PrintWriter out = out();
        List<String> notation = (numbers ? PawnNotation.NUMBERS : PawnNotation.SIGNS).write(structure);
        if (json) {
            JsonObject pawns = PawnsJson.of(structure);
            out.println(new JsonObject().putAll(pawns).put("notation", notation).put("diagram", diagram));
        } else if (structure.isEmpty()) {
            out.println("no pawns");
        } else {
            out.print(board(structure));
            for (List<String> paragraph : List.of(notation, new PawnWording(structure).sentences(), diagram)) {
                if (!paragraph.isEmpty()) {
                    out.println();
                    paragraph.forEach(out::println);
                }
            }
        }
        return structure.isEmpty() ? ExitCode.NOT_FOUND : ExitCode.DONE;
    }

    /** Returns eight lines, the eighth rank first. */
    private static String board(PawnStructure structure) {
        StringBuilder board = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                char piece = Bitboard.contains(structure.white(), square)
                        ? 'P'
                        : Bitboard.contains(structure.black(), square) ? 'p' : '.';
                board.append(piece).append(square % 8 == 7 ? System.lineSeparator() : " ");
            }
        }
        return board.toString();
    }
}
