package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.CertificateFormatException;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.testkit.Positions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Strategies against a defender with a piece: what a plain search finds holds, and nothing forged does. */
class DefendedStrategyTest {
    /** Mates in three and four, found by trying everything; two of them take the rook. */
    private static final List<String> STARTS = List.of(
            "6k1/Q7/8/4rK2/8/8/8/8 w - - 0 1", "8/1Q6/8/8/3Kr3/8/8/k7 w - - 0 1", "8/8/8/8/8/3rK3/Q7/5k2 w - - 0 1");

    private record Entry(int move, int length) {}

    private final Placements placements = new Placements("KQKR");
    private final TreeMap<Integer, Entry> entries = new TreeMap<>();

    /** By number: a depth within which there is no mate. */
    private final Map<Integer, Integer> refuted = new HashMap<>();

    private boolean complete;

    @BeforeEach
    void search() {
        List<Integer> starts = STARTS.stream()
                .map(fen -> placements.canonical(placements.number(Positions.of(fen))))
                .toList();
        for (int start : starts) {
            int depth = 1;
            while (!solve(start, depth)) {
                depth++;
            }
        }
        keepReached(starts);
    }

    /** Tries every move, and every reply; notes the shortest mate of each position that has one. */
    private boolean solve(int number, int depth) {
        if (entries.containsKey(number)) {
            return entries.get(number).length() <= depth;
        } else if (refuted.getOrDefault(number, 0) >= depth) {
            return false;
        }
        Position x = placements.withWhiteToMove(number);
        MoveList moves = MoveList.legal(x);
        for (int length = 1; length <= depth; length++) {
            for (int i = 0; i < moves.size(); i++) {
                x.make(moves.get(i));
                boolean wins = wins(x, length - 1);
                x.unmake(moves.get(i));
                if (wins) {
                    entries.put(number, new Entry(i, length));
                    return true;
                }
            }
        }
        refuted.put(number, depth);
        return false;
    }

    private boolean wins(Position x, int depth) {
        MoveList replies = MoveList.legal(x);
        if (replies.isEmpty() || depth == 0) {
            return replies.isEmpty() && x.inCheck();
        }
        for (int i = 0; i < replies.size(); i++) {
            if (x.isCapture(replies.get(i))) {
                return false;
            }
            x.make(replies.get(i));
            boolean solved = solve(placements.canonical(placements.number(x)), depth);
            x.unmake(replies.get(i));
            if (!solved) {
                return false;
            }
        }
        return true;
    }

    /** Leaves out what the search met aside of the strategy. */
    private void keepReached(List<Integer> starts) {
        List<Integer> reached = new ArrayList<>(starts);
        for (int i = 0; i < reached.size(); i++) {
            after(reached.get(i)).stream()
                    .filter(number -> !reached.contains(number))
                    .forEach(reached::add);
        }
        entries.keySet().retainAll(reached);
    }

    private List<Integer> after(int number) {
        Position x = placements.withWhiteToMove(number);
        x.make(MoveList.legal(x).get(entries.get(number).move()));
        MoveList replies = MoveList.legal(x);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < replies.size(); i++) {
            x.make(replies.get(i));
            numbers.add(placements.canonical(placements.number(x)));
            x.unmake(replies.get(i));
        }
        return numbers;
    }

    private Automaton automaton() {
        int[] numbers = entries.keySet().stream().mapToInt(number -> number).toArray();
        byte[] moves = new byte[numbers.length];
        byte[] lengths = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            moves[i] = (byte) entries.get(numbers[i]).move();
            lengths[i] = (byte) entries.get(numbers[i]).length();
        }
        return new Automaton(placements, complete, numbers, new int[0], moves, lengths, new int[0], new short[0]);
    }

    private List<String> faults() {
        return CertificateChecker.check(automaton(), 1).faults().stream()
                .map(CertificateChecker.Finding::what)
                .toList();
    }

    private void change(int number, int move, int length) {
        entries.put(number, new Entry(move, length));
    }

    @Test
    void whatTheSearchFoundHolds() {
        assertThat(faults()).isEmpty();
        assertThat(entries).hasSizeGreaterThan(15);
        assertThat(entries.keySet().stream().map(placements::material)).contains("KQKR", "KQK");
    }

    /** Every other move of every position is refused, unless it is a mate as quick as the strategy needs. */
    @Test
    void aMoveChanged() {
        int refused = 0;
        for (int number : entries.keySet().stream().limit(12).toList()) {
            Entry entry = entries.get(number);
            MoveList moves = MoveList.legal(placements.withWhiteToMove(number));
            for (int move = 0; move <= moves.size(); move++) {
                change(number, move, entry.length());
                boolean known = move < moves.size() && leadsToShorter(number, entry.length());
                assertThat(faults().isEmpty()).as("move %s of %s", move, number).isEqualTo(known);
                refused += known ? 0 : 1;
            }
            entries.put(number, entry);
        }
        assertThat(refused).isGreaterThan(100);
    }

    /** The same question with sets of positions in place of an automaton. */
    private boolean leadsToShorter(int number, int length) {
        Position x = placements.withWhiteToMove(number);
        x.make(MoveList.legal(x).get(entries.get(number).move()));
        if (MoveList.legal(x).isEmpty()) {
            return x.inCheck() && length == 1;
        }
        if (x.pieces(Color.WHITE, Piece.QUEEN) == 0) {
            return false;
        }
        MoveList replies = MoveList.legal(x);
        for (int i = 0; i < replies.size(); i++) {
            if (x.isCapture(replies.get(i))) {
                return false;
            }
        }
        return after(number).stream()
                .allMatch(next -> entries.containsKey(next) && entries.get(next).length() < length);
    }

    @Test
    void aReplyOrAPositionLeftOut() {
        for (int number : List.copyOf(entries.keySet())) {
            Entry entry = entries.remove(number);
            boolean reached =
                    entries.keySet().stream().anyMatch(other -> after(other).contains(number));
            assertThat(faults().isEmpty()).as("without %s", number).isNotEqualTo(reached);
            entries.put(number, entry);
        }
    }

    @Test
    void aStageThatIsNotSmaller() {
        for (int number : List.copyOf(entries.keySet())) {
            Entry entry = entries.get(number);
            change(number, entry.move(), 0);
            assertThat(faults()).isNotEmpty();
            for (int after : after(number)) {
                Entry next = entries.get(after);
                change(number, entry.move(), next.length());
                assertThat(faults()).anyMatch(what -> what.contains("but after reply"));
            }
            entries.put(number, entry);
        }
    }

    @Test
    void theFileIsAVersionOfItsOwn() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateFile.write(automaton(), out);
        byte[] file = out.toByteArray();
        assertThat(file[9]).isEqualTo((byte) 2);
        Automaton read = CertificateFile.read(new ByteArrayInputStream(file));
        assertThat(CertificateFile.digest(read)).isEqualTo(CertificateFile.digest(automaton()));
        for (int version : new int[] {0, 1, 3}) {
            file[9] = (byte) version;
            assertThatExceptionOfType(CertificateFormatException.class)
                    .isThrownBy(() -> CertificateFile.read(new ByteArrayInputStream(file)))
                    .withMessageContaining("format " + version);
        }
    }

    @Test
    void thereAreNoVariants() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Automaton(
                        placements,
                        false,
                        new int[] {entries.firstKey()},
                        new int[] {0},
                        new byte[2],
                        new byte[2],
                        new int[0],
                        new short[0]))
                .withMessageContaining("no further variants");
    }
}
