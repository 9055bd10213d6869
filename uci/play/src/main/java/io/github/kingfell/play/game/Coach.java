package io.github.kingfell.play.game;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.play.game.BookProgress.Progress;
import io.github.kingfell.play.game.ExactAnswer.ExactMove;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.workbench.render.DrillPage;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Judges the moves of a person. A move that throws the result away is a fault by the tables. A slower win is a fault
 * only if it makes no progress: in an ending of the book by the measure of its stage, elsewhere by the distance to
 * mate.
 */
public final class Coach {
    /** More only moves than these are counted. */
    private static final int MOST_NAMED = 3;

    private final ExactAnswers answers;
    private final Engine engine;
    private final BookProgress book = new BookProgress();

    /** @param engine gives the reasons of the book */
    public Coach(ExactAnswers answers, Engine engine) {
        this.answers = answers;
        this.engine = engine;
    }

    /** The judgement on a move. */
    public enum Worth {
        /** It turns a win into a draw or a loss, or a draw into a loss. */
        THROWN_AWAY,
        /** It keeps the win, takes longer than needed and makes no progress. */
        NO_PROGRESS,
        /** It alone keeps the result. */
        ONLY_MOVE,
        GOOD
    }

    /**
     * A judged move.
     *
     * @param better a best move where this one has a fault; otherwise {@link Move#NONE}
     * @param sentence about it, the move first; empty where there is nothing to say
     */
    record Judged(Worth worth, int better, String sentence) {
        boolean isFault() {
            return better != Move.NONE;
        }
    }

    /**
     * Returns the judgement on a move about to be played; empty where no table knows the position, or it is lost.
     *
     * @param byDistance true where a slower win is a fault if the book has no measure for it
     */
    Optional<Judged> judge(Position before, int move, boolean byDistance) {
        return answers.of(before)
                .filter(answer -> answer.outcome() != Outcome.LOSS)
                .map(answer -> judged(before, move, answer, byDistance));
    }

    private Judged judged(Position before, int move, ExactAnswer answer, boolean byDistance) {
        ExactMove choice = answer.choice(move);
        String head = before.fullmoveNumber() + (before.sideToMove() == Color.WHITE ? ". " : "... ")
                + San.format(before, move) + ": ";
        if (choice.outcome() != answer.outcome()) {
            int better = answer.bestMove();
            return new Judged(Worth.THROWN_AWAY, better, head + thrown(choice, answer) + "; " + better(before, answer));
        }
        if (answer.outcome() == Outcome.WIN) {
            return won(before, choice, answer, head, byDistance);
        }
        return answer.hasOnlyMove()
                ? new Judged(Worth.ONLY_MOVE, Move.NONE, head + "the only move that holds the draw")
                : new Judged(Worth.GOOD, Move.NONE, "");
    }

    private Judged won(Position before, ExactMove choice, ExactAnswer answer, String head, boolean byDistance) {
        Optional<Progress> progress = book.of(before, choice.move());
        boolean isSlower = choice.mateIn() > answer.mateIn();
        boolean isMade = progress.map(Progress::isMade).orElse(!isSlower || !byDistance);
        boolean isFault = isSlower && !isMade;
        Optional<String> measure =
                progress.filter(known -> known.isMade() || isFault).map(Progress::words);
        String only = answer.hasOnlyMove() ? "the only move that wins" : "";
        String better = isFault ? "better " + San.format(before, answer.bestMove()) : "";
        String sentence = Stream.of(measure.orElse(""), only, distance(choice, answer), better)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
        Worth worth = isFault ? Worth.NO_PROGRESS : answer.hasOnlyMove() ? Worth.ONLY_MOVE : Worth.GOOD;
        return new Judged(worth, isFault ? answer.bestMove() : Move.NONE, head + sentence);
    }

    private static String distance(ExactMove choice, ExactAnswer answer) {
        return choice.mateIn() == 0
                ? "still winning"
                : "still winning, mate in " + choice.mateIn()
                        + (choice.mateIn() > answer.mateIn() ? " instead of " + answer.mateIn() : "");
    }

    private static String thrown(ExactMove choice, ExactAnswer answer) {
        String after = choice.outcome() == Outcome.DRAW
                ? "only a draw"
                : "loses" + (choice.mateIn() == 0 ? "" : ", mate in " + choice.mateIn());
        return after + " instead of "
                + (answer.outcome() == Outcome.DRAW
                        ? "a draw"
                        : answer.mateIn() == 0 ? "a win" : "mate in " + answer.mateIn());
    }

    private static String better(Position before, ExactAnswer answer) {
        int keeping = answer.keeping().size();
        if (keeping == 1) {
            return "only " + San.format(before, answer.keeping().get(0).move())
                    + (answer.outcome() == Outcome.DRAW ? " holds" : " wins");
        }
        if (answer.outcome() == Outcome.DRAW && keeping <= MOST_NAMED) {
            return answer.keeping().stream()
                            .map(kept -> San.format(before, kept.move()))
                            .collect(Collectors.joining(" and "))
                    + " hold";
        }
        return "better " + San.format(before, answer.bestMove());
    }

    /** Returns what the page shows of a move; empty where the move did not matter. */
    Optional<DrillPage.Moment> moment(Position before, int move, boolean byDistance) {
        return judge(before, move, byDistance)
                .filter(judged -> judged.isFault() || judged.worth() == Worth.ONLY_MOVE)
                .map(judged -> new DrillPage.Moment(
                        before.copy(),
                        move,
                        judged.better(),
                        judged.sentence(),
                        judged.isFault() ? reason(before, move) : ""));
    }

    /** Returns hints to the best move; empty where no table knows the position. */
    public Optional<Hints> hints(Position position) {
        return answers.of(position)
                .map(answer -> Hints.to(position, answer.bestMove(), idea(position, answer.bestMove()), ""));
    }

    /** Returns hints to a move that the tables need not know. */
    public Hints hints(Position position, int move) {
        return Hints.to(position, move, idea(position, move), "");
    }

    private String idea(Position position, int move) {
        return book.task(position)
                .map(task -> task + "; look at the " + Hints.piece(position, move))
                .orElse("");
    }

    /** Returns the book's reason against the move; empty when it has none. */
    private String reason(Position before, int move) {
        Reasons reasons = engine.reasons(before);
        Wording wording = new Wording(reasons);
        return reasons.temptations().stream()
                .filter(temptation -> temptation.move() == move && temptation.after() != Reasons.After.BETTER)
                .map(wording::temptation)
                .findFirst()
                .orElse("");
    }
}
