package io.github.kingfell.uci;

import io.github.kingfell.rules.ShippedText;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/**
 * Random input lines for testing a session, from correct to nearly correct to pure noise; one in some thousands is
 * huge. The same seed gives the same lines. Left out are only lines that end the conversation, rightly take hours, ask
 * for gigabytes or write files.
 */
public final class FuzzLines {
    private static final int MOST_WORDS = 12;
    private static final int LONGEST_NOISE = 80;
    private static final int LINES_TO_A_HUGE_ONE = 5_000;
    private static final int HUGE = 200_000;

    /** The length of a line that no longer fits in the reader. */
    private static final int TOO_LONG = UciReader.LONGEST_LINE + 10;

    private static final int HUGE_ONES_TO_ONE_TOO_LONG = 20;
    private static final int BASIC_PLANE_WITHOUT_SURROGATES = 0xD800;
    private static final int ASCII = 128;
    private static final int PRINTABLE = '~' - ' ' + 1;
    private static final String CASTLING_AND_EN_PASSANT = "r3k2r/pp1b4/8/3pP3/8/8/PPP5/R3K2R w KQkq d6 5 10";

    /** Options whose value costs machine resources, and the greatest value used. */
    private static final Set<String> DEAR = Set.of("hash", "threads");

    private static final int MOST_OF_THE_DEAR = 4;
    private static final Set<String> WRITING = Set.of("tablepath", "debug log file");

    private final Random random;
    private final List<String> words = ShippedText.lines(FuzzLines.class, "fuzz/words.txt");
    private final List<String> lines = ShippedText.lines(FuzzLines.class, "fuzz/lines.txt");

    public FuzzLines(long seed) {
        random = new Random(seed);
    }

    /** Returns a line without its line end. */
    public String next() {
        while (true) {
            String line = random.nextInt(LINES_TO_A_HUGE_ONE) == 0 ? huge() : line();
            if (isHarmless(UciParser.parse(line))) {
                return line;
            }
        }
    }

    private static boolean isHarmless(UciCommand command) {
        if (command instanceof UciCommand.SetOption option) {
            String name = option.name().toLowerCase(Locale.ROOT);
            boolean dear =
                    DEAR.contains(name) && UciParser.parseNumber(option.value()).orElse(0) > MOST_OF_THE_DEAR;
            return !dear && !WRITING.contains(name);
        }
        boolean slow = command instanceof UciCommand.Perft
                || command instanceof UciCommand.Show show && show.topic() == UciCommand.Topic.BENCH;
        return !slow && !(command instanceof UciCommand.Quit);
    }

    private String line() {
        return switch (random.nextInt(7)) {
            case 0, 1 -> one(lines);
            case 2 -> mutated(one(lines));
            case 3 -> "position fen " + mutated(CASTLING_AND_EN_PASSANT);
            case 4 -> "setoption name " + someWords(4);
            case 5 -> someWords(MOST_WORDS);
            default -> noise();
        };
    }

    private String huge() {
        String part = random.nextBoolean() ? noise() + " " : one(lines) + " ";
        int length = random.nextInt(HUGE_ONES_TO_ONE_TOO_LONG) == 0 ? TOO_LONG : HUGE;
        return one(lines) + " " + part.repeat(length / part.length() + 1);
    }

    private String someWords(int most) {
        StringBuilder line = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            line.append(one(words)).append(random.nextInt(9) == 0 ? "\t" : " ");
        }
        return line.toString();
    }

    private String noise() {
        StringBuilder line = new StringBuilder();
        for (int i = random.nextInt(LONGEST_NOISE); i > 0; i--) {
            char c = (char) random.nextInt(random.nextInt(4) == 0 ? BASIC_PLANE_WITHOUT_SURROGATES : ASCII);
            // A line end inside the noise would split the line.
            line.append(c == '\n' || c == '\r' ? '\0' : c);
        }
        return line.toString();
    }

    private String mutated(String line) {
        StringBuilder text = new StringBuilder(line);
        for (int i = 1 + random.nextInt(3); i > 0 && text.length() > 0; i--) {
            int at = random.nextInt(text.length());
            char c = (char) (' ' + random.nextInt(PRINTABLE));
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, c);
                case 2 -> text.setCharAt(at, c);
                default -> text.insert(at, text.substring(at));
            }
        }
        return text.toString();
    }

    private String one(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
