package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Adds the engine's remarks to the comments of a game: the score after each move as {@code [%eval ...]}, a glyph for a
 * move that lost something, and the better line as a variation.
 */
public final class AnnotatedGame {
    private static final Pattern EVAL = Pattern.compile("\\s*\\[%eval[^\\]]*\\]");

    /** The last glyph that judges a move; a move that an annotator has judged gets no second glyph. */
    private static final int LAST_VERDICT = 6;

    private AnnotatedGame() {}

    /** Returns the annotated game. */
    public static PgnGame of(GameReview review) {
        PgnGame game = review.game();
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.putIfAbsent("Annotator", "Kingfell");
        List<PgnMove> moves = new ArrayList<>();
        for (int ply = 0; ply < review.plies(); ply++) {
            moves.add(move(review, ply));
        }
        moves.addAll(game.moves().subList(review.plies(), game.moves().size()));
        return new PgnGame(tags, game.comment(), moves, game.result());
    }

    private static PgnMove move(GameReview review, int ply) {
        PgnMove played = review.game().moves().get(ply);
        MoveGrade judgement = review.judgement(ply);
        List<Integer> nags = new ArrayList<>(played.nags());
        if (judgement != MoveGrade.NONE && nags.stream().noneMatch(nag -> nag >= 1 && nag <= LAST_VERDICT)) {
            nags.add(0, judgement.glyph());
        }
        List<List<PgnMove>> variations = new ArrayList<>(played.variations());
        if (judgement != MoveGrade.NONE) {
            List<PgnMove> better = better(review.positions().get(ply));
            if (variations.stream().noneMatch(line -> moves(line).equals(moves(better)))) {
                variations.add(better);
            }
        }
        Assessment after = review.positions().get(ply + 1);
        String comment = comment(after, played.comment());
        return new PgnMove(played.move(), nags, played.before(), comment, variations, played.after());
    }

    private static List<PgnMove> better(Assessment before) {
        List<PgnMove> line = new ArrayList<>();
        for (int move : Summary.shown(before.best())) {
            String comment = line.isEmpty() ? eval(before) : "";
            line.add(new PgnMove(move, List.of(), comment, List.of()));
        }
        return line;
    }

    private static String comment(Assessment after, String words) {
        return (eval(after) + " " + EVAL.matcher(words).replaceAll("").strip()).strip();
    }

    private static String eval(Assessment assessment) {
        String value = ReviewText.eval(assessment);
        return value.isEmpty() ? "" : "[%eval " + value + "]";
    }

    private static List<Integer> moves(List<PgnMove> line) {
        return line.stream().map(PgnMove::move).toList();
    }
}
