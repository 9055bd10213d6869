package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.engine.study.Slip;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.classic.TanAnswer;
import io.github.kingfell.workbench.render.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The complete explanation of a position: who wins, which natural moves throw it away, and the plan. Text, page and
 * data are made from this one record, so that they agree.
 *
 * @param verdict the value of the position
 * @param study the lessons of the exact table; empty where there is none, and where the game is over
 * @param slips the moves that throw the result away by the exact table or by Syzygy tables; empty without a table
 * @param proved lines about moves that fail for certain by the rules, where no table answers
 * @param ahead lines about pawn endings that pieces can be exchanged into, where the exact table does not answer
 * @param reasons the reasons of the book
 * @param player who would play and why, one line
 */
public record Explanation(
        PositionVerdict verdict,
        Optional<ExactStudy> study,
        Optional<Slips> slips,
        List<String> proved,
        List<String> ahead,
        Reasons reasons,
        String player) {
    public Explanation {
        proved = List.copyOf(proved);
        ahead = List.copyOf(ahead);
    }

    /** Not during a search of the engine. */
    public static Explanation of(Position position, Engine engine, Judge judge) throws InterruptedException {
        PositionVerdict verdict = judge.verdict(position);
        Optional<ExactStudy> study = verdict.kind().isOver() ? Optional.empty() : judge.study(position);
        Optional<Slips> slips = study.map(ExactStudy::slips).or(() -> bySyzygy(position, verdict, judge));
        return new Explanation(
                verdict,
                study,
                slips,
                slips.isPresent() || verdict.kind().isOver() ? List.of() : proved(position, verdict, engine),
                study.isPresent() || verdict.kind().isOver() ? List.of() : judge.pawnEndingsAhead(position),
                engine.reasons(position),
                engine.route(position).toString());
    }

    private static Optional<Slips> bySyzygy(Position position, PositionVerdict verdict, Judge judge) {
        return switch (verdict.kind()) {
            case DECIDED, DRAWN -> judge.syzygy(position).map(SyzygyStudy::slips);
            default -> Optional.empty();
        };
    }

    private static List<String> proved(Position position, PositionVerdict verdict, Engine engine)
            throws InterruptedException {
        boolean loses = verdict.kind() == PositionVerdict.Kind.MATE
                && !verdict.title().startsWith(Sides.name(position.sideToMove()));
        return loses ? List.of() : new ProvedSlips(engine, position).sentences();
    }

    Position position() {
        return reasons.position();
    }

    Wording wording() {
        return new Wording(reasons);
    }

    /** Returns zugzwangs and the moves that throw the result away, each with the reply that refutes it. */
    List<String> lessons() {
        List<String> lines = new ArrayList<>();
        study.ifPresent(known -> lines.addAll(known.burden()));
        slips.ifPresent(known -> lines.addAll(known.sentences()));
        lines.addAll(proved);
        lines.addAll(ahead);
        return lines;
    }

    /** Returns the plan of the strong side in a won ending of the book, the move of the book, and its length. */
    List<String> plan() {
        if (!isWonByTheBook() || reasons.plan().isEmpty() && (study.isEmpty() || isStrongSideToMove())) {
            return List.of();
        }
        Wording wording = wording();
        List<String> lines = new ArrayList<>(wording.situation());
        lines.addAll(wording.plan());
        reasons.plan()
                .map(plan -> plan.tree().move())
                .ifPresent(move -> study.flatMap(known -> known.speed(move)).ifPresent(lines::add));
        return lines;
    }

    /** The squares that matter for the plan. */
    List<Landmark> landmarks() {
        return verdict.kind().isOver() ? List.of() : reasons.landmarks();
    }

    /** The best play of both sides. */
    List<String> play() {
        return study.map(ExactStudy::bestPlay).orElse(List.of());
    }

    /** The book's own terms, one paragraph each: tempting moves, defences, how the tree was found. */
    List<List<String>> details() {
        if (verdict.kind().isOver()) {
            return List.of();
        }
        Wording wording = wording();
        List<String> first = new ArrayList<>();
        first.add("player: " + player);
        if (plan().isEmpty()) {
            first.addAll(wording.situation());
        }
        first.addAll(wording.details());
        return List.of(first, wording.temptations(), wording.defences());
    }

    /** Verdict, slips and plan: what a player wants to know. */
    public List<String> answer() {
        List<String> lines = new ArrayList<>(verdict.sentences());
        lines.addAll(lessons());
        lines.addAll(plan());
        return lines;
    }

    /** All in words, without the tree. */
    List<String> sentences() {
        List<String> all = new ArrayList<>(answer());
        all.addAll(play());
        details().forEach(all::addAll);
        return all;
    }

    /** Returns the answer of Tan's program, in its own ending only. */
    Optional<TanAnswer> tan() {
        return TanAnswer.of(position());
    }

    /** Returns the sentences of the page. */
    public Said forThePage() {
        List<String> others = new ArrayList<>();
        List<Said.Slipped> slipped = new ArrayList<>();
        study.ifPresent(known -> others.addAll(known.burden()));
        slips.ifPresent(known -> {
            others.addAll(known.others());
            known.natural().forEach(slip -> slipped.add(slipped(slip, known)));
        });
        others.addAll(proved);
        others.addAll(ahead);
        return new Said(
                verdict.title(),
                verdict.sentences(),
                slipped,
                others,
                plan(),
                landmarks(),
                play(),
                details().stream().findFirst().orElse(List.of()));
    }

    private static Said.Slipped slipped(Slip slip, Slips slips) {
        int reply = slip.replies().isEmpty() ? Move.NONE : slip.replies().get(0);
        return new Said.Slipped(slip.move(), reply, slips.sentence(slip));
    }

    private boolean isStrongSideToMove() {
        return reasons.place().filter(BookPosition::strongSideToMove).isPresent();
    }

    /** False where the table knows that the book's strong side does not win. */
    private boolean isWonByTheBook() {
        if (verdict.kind().isOver() || reasons.place().isEmpty()) {
            return false;
        }
        BookPosition place = reasons.place().get();
        return study.isEmpty() || study.get().isWonBy(place.strongSide());
    }
}
