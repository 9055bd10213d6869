package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.stream.Collectors;

/**
 * Words for the results of tempting moves. The word "but" is used only where the rules show that the win is lost.
 * Stage, measure and promise are stated without judgement: a move that lowers them may still be the best.
 */
final class TemptationWording {
    private final Reasons reasons;
    private final Position position;
    private final BookPosition place;

    /** @param reasons about a position of the book */
    TemptationWording(Reasons reasons) {
        this.reasons = reasons;
        position = reasons.position();
        place = reasons.place().orElseThrow();
    }

    String sentence(Reasons.Temptation temptation) {
        return San.format(position, temptation.move())
                + temptation.lures().stream()
                        .sorted()
                        .map(lure -> lure(lure, temptation))
                        .collect(Collectors.joining(" and ", " ", ""))
                + after(temptation);
    }

    private String lure(Reasons.Lure lure, Reasons.Temptation temptation) {
        return switch (lure) {
            case CHECK -> "gives check";
            case SMALLER_NET -> {
                String before = reasons.net() == 0 ? "" : " instead of " + Bitboard.count(reasons.net());
                yield "seems to hold the king on " + Phrases.counted(Bitboard.count(temptation.net()), "square")
                        + before;
            }
            case APPROACH -> "brings the kings nearer";
        };
    }

    private String after(Reasons.Temptation temptation) {
        return switch (temptation.after()) {
            case STALEMATE -> ", but it is stalemate";
            case LOSS ->
                ", but "
                        + Phrases.capture(
                                after(temptation.move()), temptation.refutation(), " takes", temptation.draws());
            case FORK ->
                ", but after " + San.format(after(temptation.move()), temptation.refutation()) + " "
                        + Phrases.side(place.strongSide()) + " must lose a piece or give stalemate";
            case DISASTER -> ": " + stage(0);
            case LOWER_STAGE -> ": back to " + stage(Standing.stage(temptation.standing()));
            case LARGER_MEASURE -> ": " + growth(temptation.standing());
            case NOT_BETTER, BETTER -> ": " + Phrases.inWords(place.endgame().stages(), temptation.standing());
            case NO_SMALLER_PROMISE -> ": " + promise(temptation.move());
        };
    }

    private Position after(int move) {
        Position after = position.copy();
        after.make(move);
        return after;
    }

    private String stage(int number) {
        Stage stage = place.endgame().stages().list().get(number);
        return "stage " + number + ", " + stage.name();
    }

    private String growth(long standing) {
        Stage stage = place.endgame().stages().list().get(Standing.stage(standing));
        return stage.scale().subject() + " grows from " + stage.scale().counted(Standing.measure(reasons.standing()))
                + " to " + Standing.measure(standing);
    }

    /** Returns a move's promise, worded as a bound. */
    private String promise(int move) {
        Endgame endgame = place.endgame();
        int left = endgame.promise(place.view().apply(after(move)));
        return left == Endgame.NO_GUARANTEE
                ? "the book can promise nothing then"
                : "the book can promise mate within " + Phrases.counted(left, "more move") + " then";
    }
}
