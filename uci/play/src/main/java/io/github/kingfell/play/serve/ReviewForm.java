package io.github.kingfell.play.serve;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.review.Analyst;
import io.github.kingfell.workbench.review.AnnotatedGame;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.GameReview;
import io.github.kingfell.workbench.review.MoveGrade;
import io.github.kingfell.workbench.review.ReviewText;
import io.github.kingfell.workbench.review.Summary;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The review of a game as the page asks for it, graded and worded as the command {@code analyse} does.
 *
 * @param game with its variations, which are kept
 * @param millis for each position
 */
record ReviewForm(PgnGame game, int millis) {
    private static final int LEAST_MILLIS = 10;
    private static final int MOST_MILLIS = 60_000;
    private static final int LONGEST_NAME = 80;

    static ReviewForm of(Asked asked) throws RefusedException {
        Position start = AskedGame.position(asked);
        List<PgnMove> moves = MoveTree.of(asked, start);
        if (moves.isEmpty()) {
            throw RefusedException.of("moves", "there is no move to review");
        }
        Map<String, String> tags = new LinkedHashMap<>();
        for (String tag : List.of("White", "Black")) {
            String member = tag.equals("White") ? "white" : "black";
            tags.put(tag, asked.has(member) ? asked.text(member, LONGEST_NAME) : "?");
        }
        String fen = Fen.format(start);
        if (!fen.equals(Fen.START)) {
            tags.put("FEN", fen);
        }
        int millis = (int) asked.number("millis", LEAST_MILLIS, MOST_MILLIS);
        return new ReviewForm(new PgnGame(tags, "", moves, PgnGame.UNFINISHED), millis);
    }

    /** Reviews the game; each position is told in an event {@code position} as soon as it was searched. */
    JsonObject run(Engine engine, int threads, int hashMegabytes, Interruption interruption, LiveEvents events)
            throws NotationException, InterruptedException {
        engine.configure(SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(hashMegabytes)
                .moveOverhead(0)
                .build());
        SearchLimits limits = SearchLimits.builder().moveTime(millis).build();
        GameReview review = new Analyst(engine, limits, interruption).review(game, finished -> {
            if (!finished.isEmpty()) {
                events.offer("position", position(new GameReview(game, finished)));
            }
        });
        JsonObject end = new JsonObject()
                .put("summary", List.of(Summary.of(review, Color.WHITE), Summary.of(review, Color.BLACK)))
                .put("extent", Summary.extent(review).orElse(""))
                .put("pgn", PgnWriter.format(AnnotatedGame.of(review)));
        return end.put("last", position(review));
    }

    /** Returns the last position of a review so far, and what the move before it was worth. */
    private static JsonObject position(GameReview review) {
        int ply = review.plies();
        Assessment after = review.positions().get(ply);
        double mover = after.expected();
        double white = after.position().sideToMove() == Color.WHITE ? mover : 1 - mover;
        JsonObject json = new JsonObject()
                .put("ply", ply)
                .put("score", ReviewText.score(after))
                .put("white", white, 3);
        if (ply == 0) {
            return json;
        }
        Position before = review.positions().get(ply - 1).position();
        int[] played = {review.game().moves().get(ply - 1).move()};
        MoveGrade grade = review.judgement(ply - 1);
        json.put("move", ReviewText.line(before, played) + grade.sign()).put("grade", grade.word());
        if (grade != MoveGrade.NONE) {
            int[] better = Summary.shown(review.positions().get(ply - 1).best());
            json.put("lost", review.lossText(ply - 1))
                    .put("better", ReviewText.line(before, better))
                    .put(
                            "betterMoves",
                            Arrays.stream(better).mapToObj(MoveJson::text).toList());
        }
        return json;
    }
}
