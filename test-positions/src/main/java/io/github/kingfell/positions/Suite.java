package io.github.kingfell.positions;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The catalogue of test suites. Each suite is a resource of EPD lines; {@code positions/README.md} beside them gives
 * their sources. Lines are handed out unparsed.
 */
public enum Suite {
    /** Standard positions with leaf counts {@code D1}... */
    PERFT_STANDARD("perft/standard"),
    /** Chess960 positions with leaf counts, castling rights by file. */
    PERFT_CHESS960("perft/chess960"),

    /** The mates of Reinfeld's Win at Chess on which proof-number search was first measured for chess (1994). */
    MATE_WAC_80("mate/wac-seed80"),
    /** More mates from Win at Chess; the lengths are the best known. */
    MATE_WAC_EXTRA("mate/wac-mates-extra"),
    /** Positions that the same paper of 1994 shows or names. */
    MATE_HISTORIC("mate/historic-seed"),
    /** Single mates for which the effort of another solver is published. */
    MATE_PUBLISHED("mate/published-benchmarks"),

    /**
     * The rest of Win at Chess: combinations that win material, win the game, or draw; {@code bm} is the book's move or
     * a later correction.
     */
    TACTIC_WAC("tactic/wac-others"),

    /** Mates in two from A. G. Bell's book on chess programs. */
    PROBLEM_BELL("problem/bell"),
    /** More mates in two, most of them from the ends of games ({@code c1 "game"}). */
    PROBLEM_TWO_MOVERS("problem/two-movers"),
    /** Composed direct mates, stalemates, selfmates and helpmates; {@code c9} is the stipulation. */
    PROBLEM_COMPOSED("problem/composed"),

    /** Positions without a mate in N, {@code c9 "nomate N"}. */
    NO_MATE("nomate/tempting"),

    /** Positions that {@code bench} searches with alpha-beta. */
    BENCH_ALPHABETA("bench/alphabeta"),
    /** Positions that {@code bench} gives to the prover. */
    BENCH_PROOF("bench/proof"),
    /** Positions that {@code bench} gives to the forcing tree: king and rook against king. */
    BENCH_FORCING("bench/forcing"),

    /** Opening positions for the games of a match; {@code ce} is a search score in centipawns for the side to move. */
    MATCH_OPENINGS("match/openings"),
    /** Endings with rooks, minor pieces or pawns in which neither side is ahead. */
    MATCH_BALANCED_ENDINGS("match/endings-balanced"),
    /** Such endings with one side ahead; the win still has to be played. */
    MATCH_WON_ENDINGS("match/endings-won");

    private final String title;

    Suite(String title) {
        this.title = title;
    }

    /** The name for users, such as {@code perft/standard}. */
    public String title() {
        return title;
    }

    /** The resource, from the root of the class path. */
    public String path() {
        return "/positions/" + title + ".epd";
    }

    /**
     * The lines of the suite in order, without blank lines and comments.
     *
     * @throws IllegalStateException when the resource is missing
     */
    public List<String> lines() {
        return read(path());
    }

    /** The suite of a title, with or without its folder: {@code perft/standard} or {@code standard}. */
    public static Optional<Suite> find(String title) {
        return Arrays.stream(values())
                .filter(suite -> suite.title.equals(title) || suite.title.endsWith("/" + title))
                .findFirst();
    }

    static List<String> read(String path) {
        InputStream resource = Suite.class.getResourceAsStream(path);
        if (resource == null) {
            throw new IllegalStateException("no suite on the class path: " + path);
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8));
                Stream<String> lines = reader.lines()) {
            return lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read suite " + path, e);
        }
    }
}
