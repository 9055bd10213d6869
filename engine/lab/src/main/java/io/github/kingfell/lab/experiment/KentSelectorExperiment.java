package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.kent.Kent;
import io.github.kingfell.classics.kent.Selector;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Kent's test of his move selector: at which place in the list of the first ply stands the move that two plies choose?
 */
public final class KentSelectorExperiment implements Experiment {
    /**
     * Occurrences by place in the list, from 1 on (page 24); the row labels 4 to 7 are torn and follow from the
     * percentages.
     */
    private static final int[] PUBLISHED = {
        40, 24, 12, 11, 16, 4, 0, 4, 1, 1, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 1
    };

    private static final List<PrintedGames> GAMES = List.of(
            new PrintedGames("/io/github/kingfell/classics/kent/games.pgn"),
            new PrintedGames("/io/github/kingfell/classics/connectivity/published/games.pgn"));

    private static final int WIDTH = 8;

    /** No position has more legal moves. */
    private static final int MOST_MOVES = 218;

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "kent-selector",
                "P. Kent, \"A Simple Working Model\" (Computer Chess, Atlas Computer Laboratory), testing the move selector",
                1973,
                "two seconds",
                2);
    }

    /** Returns the nodes of the source. There is no limit: every reply to every move is evaluated. */
    @Override
    public int publishedNodes() {
        return 1;
    }

    @Override
    public List<String> inputs() {
        return GAMES.stream().flatMap(games -> games.lines().stream()).toList();
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        int[] found = new int[MOST_MOVES + 1];
        for (PgnGame game :
                GAMES.stream().flatMap(games -> games.all().stream()).toList()) {
            count(game, found);
            progress.accept(game.tag("Event"));
        }
        return Report.titled("Kent's move selector")
                .paragraph("The moves of a position are ordered by their value at a depth of one ply. Then all "
                        + "replies to all moves are evaluated, and the place of the move that is now best is noted. A "
                        + "selection of about the first eight moves is good if few best moves come later in the order.")
                .paragraph(IntStream.of(found).sum()
                        + " positions with White to move of five games: the two that the paper prints, Morphy's at"
                        + " the opera (1858), Anderssen's immortal (1851) and Fischer against Petrosian (1971). Kent does not"
                        + " say which 122 positions he took.")
                .table(List.of("place", "published", "together, %", "here", "together, %"), rows(found))
                .section("The printed games")
                .paragraph(
                        "White's moves in the two games of the paper, each asked in the printed position. The first "
                                + "was played before the program had tables for pawns (kentfirst), the second with them (kent).")
                .table(List.of("game", "player", "moves", "repeated", "other moves"), printedGames())
                .build();
    }

    private static List<List<String>> printedGames() {
        List<List<String>> rows = new ArrayList<>();
        for (PgnGame game : GAMES.get(0).all()) {
            for (ClassicCard card : Kent.cards()) {
                ReplayedGame replay = ReplayedGame.of(card.maker().apply(ClassicSettings.STANDARD), game, Color.WHITE);
                rows.add(List.of(
                        game.tag("Event"),
                        card.id().option(),
                        Integer.toString(replay.moves()),
                        Integer.toString(replay.repeated()),
                        String.join(", ", replay.differences())));
            }
        }
        return rows;
    }

    /** Records the place of the best move for each of White's moves; places count from 1. */
    private static void count(PgnGame game, int[] found) {
        try {
            Selector selector = new Selector();
            Position position = game.start();
            for (int move : game.line()) {
                if (position.sideToMove() == Color.WHITE) {
                    found[selector.rank(position)]++;
                }
                position.make(move);
            }
        } catch (NotationException e) {
            throw new IllegalStateException(game.tag("Event"), e);
        }
    }

    private static List<List<String>> rows(int[] found) {
        List<List<String>> rows = new ArrayList<>();
        int publishedUpTo = 0;
        int foundUpTo = 0;
        for (int place = 1; place < found.length; place++) {
            int published = place <= PUBLISHED.length ? PUBLISHED[place - 1] : 0;
            publishedUpTo += published;
            foundUpTo += found[place];
            if (place <= WIDTH || published + found[place] > 0) {
                rows.add(List.of(
                        Integer.toString(place),
                        Integer.toString(published),
                        percent(publishedUpTo, IntStream.of(PUBLISHED).sum()),
                        Integer.toString(found[place]),
                        percent(foundUpTo, IntStream.of(found).sum())));
            }
        }
        return rows;
    }

    private static String percent(int part, int all) {
        return String.format(Locale.ROOT, "%.1f", 100.0 * part / all);
    }
}
