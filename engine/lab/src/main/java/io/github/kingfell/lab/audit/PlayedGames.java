package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Measures how often the book mates from won positions of an ending in which Black has more than a bare king. It plays
 * games against the longest defence, which chooses at random among equal replies. A game ends when the book finds no
 * tree.
 */
public final class PlayedGames {
    /** Upper bounds of the classes of true distance, in moves. */
    private static final int[] CLASSES = {5, 10, 14, 20, 50};

    private static final int FIFTY = 50;
    private static final int EXAMPLES = 5;

    private final Endgame endgame;
    private final EndgameBook book;
    private final ExactDistances truth;
    private final Random random;
    private final Map<Endgame, ForcingTree> trees = new HashMap<>();
    private final int[] drawn = new int[CLASSES.length];
    private final int[] mated = new int[CLASSES.length];
    private final List<String> examples = new ArrayList<>();
    private int games;
    private int lost;
    private int longest;
    private String longestFrom = "";
    private long moves;
    private long distances;

    private PlayedGames(Endgame endgame, ExactDistances truth, long seed) {
        this.endgame = endgame;
        this.truth = truth;
        random = new Random(seed);
        List<Endgame> endgames = new ArrayList<>(endgame.solved());
        endgames.add(endgame);
        book = new EndgameBook(endgames);
    }

    /** Plays games from won positions drawn at random. */
    public static PlayedGames play(
            Endgame endgame, ExactDistances truth, EndgameAudit.Scope scope, EndgameAudit.Progress progress) {
        PlayedGames played = new PlayedGames(endgame, truth, scope.seed());
        while (played.games < scope.roots()) {
            Position start = played.draw();
            if (start != null && truth.plies(start) > 0) {
                played.game(start);
                progress.at(played.games, scope.roots(), "playing");
            }
        }
        return played;
    }

    /** Places the pieces at random with White to move; returns null when the position is illegal. */
    private @Nullable Position draw() {
        PositionBuilder builder = new PositionBuilder().sideToMove(Color.WHITE);
        long taken = 0;
        int color = Color.BLACK;
        for (char piece : endgame.material().toCharArray()) {
            color = piece == 'K' ? color ^ 1 : color;
            int square = random.nextInt(64);
            taken |= 1L << square;
            builder.put(square, Piece.of(color, Piece.fromSymbol(piece)));
        }
        try {
            return Long.bitCount(taken) == endgame.material().length() ? builder.build() : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    private void game(Position start) {
        int distance = (truth.plies(start) + 1) / 2;
        int ofClass = 0;
        while (distance > CLASSES[ofClass]) {
            ofClass++;
        }
        games++;
        drawn[ofClass]++;
        int length = length(start.copy());
        if (length > 0) {
            mated[ofClass]++;
            moves += length;
            distances += distance;
            if (length > longest) {
                longest = length;
                longestFrom = Fen.format(start);
            }
        } else if (examples.size() < EXAMPLES) {
            examples.add("- `" + Fen.format(start) + "`, mate in " + distance);
        }
    }

    /** Returns the number of White's moves to mate; 0 when the book finds no tree on the way or gives the win away. */
    private int length(Position x) {
        int played = 0;
        while (played <= FIFTY) {
            ForcingTree tree = book.find(x)
                    .map(place -> grown(place.endgame(), place.seen()))
                    .orElseThrow();
            if (tree.firstNode() == ForcingTree.NONE) {
                return 0;
            }
            // Trees are grown from the position as the book sees it, so the game goes on in that orientation.
            Position y = tree.root().copy();
            for (int node = tree.firstNode(); node != ForcingTree.NONE; ) {
                y.make(tree.move(node));
                played++;
                int reply = longestReply(y);
                if (reply == NO_REPLY) {
                    return y.inCheck() ? played : 0;
                }
                y.make(reply);
                if (truth.plies(y) <= 0) {
                    lost++;
                    return 0;
                }
                node = tree.isLeaf(node) ? ForcingTree.NONE : tree.answerTo(node, reply);
            }
            x = y;
        }
        return 0;
    }

    private static final int NO_REPLY = -1;

    private ForcingTree grown(Endgame of, Position p) {
        ForcingTree tree = trees.computeIfAbsent(of, key -> new ForcingTree(key, p));
        tree.grow(p, of.treeRules().limits(), SearchControl.unlimited());
        return tree;
    }

    private int longestReply(Position q) {
        MoveList replies = MoveList.legal(q);
        int best = NO_REPLY;
        int most = 0;
        int equal = 0;
        for (int reply : replies.toArray()) {
            q.make(reply);
            int plies = truth.plies(q);
            int holds = plies > 0 ? plies : Integer.MAX_VALUE;
            q.unmake(reply);
            equal = holds > most ? 1 : holds == most ? equal + 1 : equal;
            if (holds > most || holds == most && random.nextInt(equal) == 0) {
                best = reply;
                most = holds;
            }
        }
        return best;
    }

    /** Returns true when every game ended in mate within fifty moves. */
    public boolean isClean() {
        return Arrays.stream(mated).sum() == games;
    }

    /** The report, as Markdown. */
    public List<String> lines() {
        int all = Arrays.stream(mated).sum();
        List<String> lines = new ArrayList<>();
        lines.add("# " + endgame.material() + ", " + endgame.name() + ": the book against the longest defence");
        lines.add("");
        lines.add(games + " won positions, chosen at random; the defence keeps the true distance as long as it can.");
        lines.add("");
        lines.add("| true distance, moves | positions | mated by the book alone |");
        lines.add("|---|---|---|");
        int from = 1;
        for (int i = 0; i < CLASSES.length; i++) {
            if (drawn[i] > 0) {
                lines.add("| " + from + " to " + CLASSES[i] + " | " + drawn[i] + " | " + share(mated[i], drawn[i])
                        + " |");
            }
            from = CLASSES[i] + 1;
        }
        lines.add("| all | " + games + " | " + share(all, games) + " |");
        lines.add("");
        lines.add("In the other games the book finds no tree, at once or later; games in which it gave the win away: "
                + lost + ".");
        if (all > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "Longest game %d moves, from `%s`; mean %.2f, true mean of these %.2f.",
                    longest,
                    longestFrom,
                    (double) moves / all,
                    (double) distances / all));
        }
        if (!examples.isEmpty()) {
            lines.add("");
            lines.add("Without a tree, for example:");
            lines.add("");
            lines.addAll(examples);
        }
        return lines;
    }

    private static String share(int part, int of) {
        return String.format(Locale.ROOT, "%d, %.1f %%", part, 100.0 * part / of);
    }
}
