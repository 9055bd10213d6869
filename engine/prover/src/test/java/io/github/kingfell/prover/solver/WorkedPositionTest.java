package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.ProofEntry;
import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The numbers in docs/prover.md are those of a search that stops after as many nodes. */
class WorkedPositionTest {
    private static final Path PAGE = Path.of(System.getProperty("kingfell.root"), "docs/prover.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| (\\d+/\\S+) \\| ([^|]+) \\| [^|]+ \\|$");
    private static final Pattern ENTRY = Pattern.compile("(.+) (\\d+/\\d+\\??|proven \\d+)");
    private static final String PHILIDOR = "r5k1/5Npp/8/8/2Q5/8/8/6K1 w - - 0 1";
    private static final int BOUND = 3;

    private final ProofEntry entry = new ProofEntry();

    @Test
    void everyRowOfThePageIsWhatTheSearchFinds() throws Exception {
        List<MatchResult> rows = rows();
        assertThat(rows).hasSizeGreaterThan(5);
        for (MatchResult row : rows) {
            Position root = Fen.parse(PHILIDOR);
            ProofTable table = new ProofTable();
            table.resize(1);
            DfPn search = new DfPn(table, BOUND);
            search.begin(root, new int[0], root.sideToMove());
            long nodes = Long.parseLong(row.group(1));
            boolean isSolved = row.group(2).startsWith("0/");
            search.search(BOUND, isSolved ? 2 * nodes : nodes, SearchControl.unlimited());
            assertThat(search.nodes()).isEqualTo(nodes);
            assertThat(numbers(search.proof(), search.disproof()))
                    .as(row.group())
                    .isEqualTo(row.group(2));
            for (String text : row.group(3).split("; ")) {
                Matcher told = ENTRY.matcher(text);
                assertThat(told).matches();
                assertThat(known(table, root, told.group(1))).as(row.group()).isEqualTo(told.group(2));
            }
        }
    }

    private static List<MatchResult> rows() throws IOException {
        return ROW.matcher(Files.readString(PAGE)).results().toList();
    }

    /** Returns the entry of the position after some moves. */
    private String known(ProofTable table, Position root, String moves) throws Exception {
        Position position = root.copy();
        for (String move : moves.split(" ")) {
            position.make(San.parse(move, position));
        }
        long key = ProofTable.key(position, root.sideToMove());
        if (table.find(key, entry) && entry.provenLength != ProofEntry.UNPROVEN) {
            return "proven " + entry.provenLength;
        }
        assertThat(table.find(ProofTable.openKey(key, position.ply()), entry))
                .as(moves)
                .isTrue();
        return numbers(entry.proof, entry.disproof) + (entry.untested ? "?" : "");
    }

    private static String numbers(int proof, int disproof) {
        return proof + "/" + (disproof == ProofNumbers.INFINITE ? "∞" : disproof);
    }
}
