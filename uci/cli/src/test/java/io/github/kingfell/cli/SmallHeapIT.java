package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program with a heap that is too small. Each size lets another allocation fail: of a distance table, the network,
 * a certificate, a hash table. The program answers as with a large heap, or says that it is out of memory.
 */
@Timeout(300)
class SmallHeapIT {
    private static final String BISHOP_AND_KNIGHT = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";

    private static final List<String> MATE = List.of("mate", BISHOP_AND_KNIGHT, "--time", "20");

    /** Commands, and what each says where it has the memory. */
    private static final Map<List<String>, String> COMMANDS = Map.of(
            List.of("endgame", "probe", BISHOP_AND_KNIGHT),
            "win, mate in 27 moves",
            List.of("endgame", "explain", "KPK"),
            "KPK",
            List.of("certificate", "check", "KRK"),
            "holds",
            MATE,
            "mate in 27 ");

    @TempDir
    private Path folder;

    static IntStream megabytes() {
        return IntStream.iterate(16, size -> size <= 128, size -> size + (size < 48 ? 2 : 8));
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 24})
    void aMate(int megabytes) throws Exception {
        check(MATE, megabytes);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("megabytes")
    void commands(int megabytes) throws Exception {
        for (List<String> command : COMMANDS.keySet()) {
            check(command, megabytes);
        }
    }

    /** A table is written whole, or not at all. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("megabytes")
    void aBuild(int megabytes) throws Exception {
        String said = answer(List.of("endgame", "build", "KRKN", "--table-path", folder.toString()), megabytes);
        try (var files = Files.list(folder)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).sorted().toList();
            assertThat(names).noneMatch(name -> name.endsWith(".part"));
            if (!said.isEmpty()) {
                assertThat(names).contains("KRKN.kfdtm");
            }
        }
    }

    /** Every search is answered by a legal move, and the process lives until it is told to quit. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("megabytes")
    void searches(int megabytes) throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java("-Xmx" + megabytes + "m")) {
            kingfell.send("uci").until("uciok");
            for (String position :
                    List.of("startpos", "fen " + BISHOP_AND_KNIGHT, "fen 7k/8/5K2/8/8/8/8/R7 w - - 0 1")) {
                kingfell.send("ucinewgame", "position " + position, "isready").until("readyok");
                List<String> lines = kingfell.send("go nodes 3000").until("bestmove");
                assertThat(lines.get(lines.size() - 1)).matches("bestmove [a-h][1-8][a-h][1-8].*");
            }
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.errors()).doesNotContain("\tat ");
        }
    }

    private static void check(List<String> command, int megabytes) throws Exception {
        String said = answer(command, megabytes);
        assertThat(said.isEmpty() || said.contains(COMMANDS.get(command)))
                .as(command + " with " + megabytes + " MB: " + said)
                .isTrue();
    }

    /** Returns what a command prints; empty where it says that it is out of memory. */
    private static String answer(List<String> command, int megabytes) throws Exception {
        List<String> all = new ArrayList<>(List.of("-Xmx" + megabytes + "m", "--"));
        all.addAll(command);
        try (KingfellProcess kingfell = KingfellProcess.java(all.toArray(String[]::new))) {
            String said = String.join("\n", kingfell.rest());
            int code = kingfell.exit();
            String errors = kingfell.errors();
            assertThat(code)
                    .as(megabytes + " MB, " + command + ": " + said + errors)
                    .isIn(0, 3);
            if (code == 0) {
                assertThat(errors).isEmpty();
                return said;
            }
            assertThat(errors).matches("kingfell: out of memory; .*\n");
            return "";
        }
    }
}
