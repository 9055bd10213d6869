package io.github.kingfell.workbench.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Kernel;
import io.github.kingfell.kernel.Verdict;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both checkers agree about true and forged certificates against a defender with a piece. */
class DefendedCertificateTest {
    private static final TableProbe TABLES = TableLibrary.withShippedTables().reader();

    private record Entry(int move, int length) {}

    @ParameterizedTest
    @CsvSource({
        "KQKR, 8/8/8/8/8/3rK3/Q7/5k2 w - - 0 1",
        "KRKN, 8/8/8/8/8/3nK3/R7/5k2 w - - 0 1",
        "KRKB, 8/8/8/8/8/3bK3/R7/5k2 w - - 0 1"
    })
    void bothJudgeAlike(String material, String fen) throws IOException {
        Placements placements = new Placements(material);
        Map<Integer, Entry> entries = new TreeMap<>();
        collect(Positions.of(fen), placements, entries);
        assertThat(judged(placements, entries)).isTrue();
        Random random = new Random(62);
        Integer[] numbers = entries.keySet().toArray(Integer[]::new);
        int refused = 0;
        for (int run = 0; run < 60; run++) {
            int number = numbers[random.nextInt(numbers.length)];
            Entry entry = entries.remove(number);
            Entry forged = forged(entry, run % 3, random);
            if (forged != null) {
                entries.put(number, forged);
            }
            refused += judged(placements, entries) ? 0 : 1;
            entries.put(number, entry);
        }
        assertThat(refused).isGreaterThan(30);
    }

    private static Entry forged(Entry entry, int how, Random random) {
        return switch (how) {
            case 0 -> new Entry(random.nextInt(25), entry.length());
            case 1 -> new Entry(entry.move(), random.nextInt(entry.length() + 2));
            default -> null;
        };
    }

    /** Notes the first quickest move of a position, and of all positions that can follow. */
    private static void collect(Position x, Placements placements, Map<Integer, Entry> entries) {
        int number = placements.canonical(placements.number(x));
        if (entries.containsKey(number)) {
            return;
        }
        Position canonical = placements.withWhiteToMove(number);
        int plies = TABLES.plies(canonical);
        MoveList moves = MoveList.legal(canonical);
        for (int i = 0; !entries.containsKey(number); i++) {
            canonical.make(moves.get(i));
            if (TABLES.plies(canonical) == plies - 1) {
                entries.put(number, new Entry(i, (plies + 1) / 2));
                MoveList replies = MoveList.legal(canonical);
                for (int j = 0; j < replies.size(); j++) {
                    canonical.make(replies.get(j));
                    collect(canonical, placements, entries);
                    canonical.unmake(replies.get(j));
                }
            }
            canonical.unmake(moves.get(i));
        }
    }

    /** What the rules' checker says of a file; the kernel must say the same. */
    private static boolean judged(Placements placements, Map<Integer, Entry> entries) throws IOException {
        int[] numbers = entries.keySet().stream().mapToInt(number -> number).toArray();
        byte[] moves = new byte[numbers.length];
        byte[] lengths = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            Entry entry = entries.getOrDefault(numbers[i], new Entry(0, 0));
            moves[i] = (byte) entry.move();
            lengths[i] = (byte) entry.length();
        }
        Automaton automaton =
                new Automaton(placements, false, numbers, new int[0], moves, lengths, new int[0], new short[0]);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateFile.write(automaton, out);
        Automaton read = CertificateFile.read(new ByteArrayInputStream(out.toByteArray()));
        boolean holds = CertificateChecker.check(read, 1).holds();
        Verdict kernel = Kernel.checkCertificate(new ByteArrayInputStream(out.toByteArray()), Long.MAX_VALUE);
        assertThat(kernel.kind()).isEqualTo(holds ? Verdict.Kind.HOLDS : Verdict.Kind.REJECTED);
        return holds;
    }
}
