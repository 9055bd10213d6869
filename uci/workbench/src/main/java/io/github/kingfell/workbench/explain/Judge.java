package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.workbench.endgame.HeldPosition;
import io.github.kingfell.workbench.endgame.SolvedPawnEndings;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * Judges any position: by the rules first, then the distance tables, the user's Syzygy tables, solved pawn structures,
 * fortresses, and a short search.
 */
public final class Judge {
    private final Engine engine;
    private final ExactSource exact;
    private final long nodes;
    private final SolvedPawnEndings pawnEndings;

    /** @param nodes of the short search */
    public Judge(Engine engine, ExactSource exact, long nodes) {
        this.engine = engine;
        this.exact = exact;
        this.nodes = nodes;
        pawnEndings = new SolvedPawnEndings(exact.probe(), SolvedPawnEndings.A_FEW_SECONDS);
    }

    /** Returns the verdict on a position. Not to be called during a search of the engine. */
    public PositionVerdict verdict(Position position) throws InterruptedException {
        Optional<PositionVerdict> known =
                known(position).or(() -> pawnEnding(position)).or(() -> fortress(position));
        return known.isPresent() ? known.get() : searched(position);
    }

    /** Returns the verdict on a pawn ending all of whose structures can be solved in a few seconds. */
    private Optional<PositionVerdict> pawnEnding(Position position) {
        return pawnEndings
                .of(position)
                .filter(solved -> solved.value().isExact())
                .map(solved -> new PawnEndingStudy(position, solved, structures(position)).verdict());
    }

    private int structures(Position position) {
        return pawnEndings.solution(position).orElseThrow().structures();
    }

    /** Returns what is known of the pawn endings that a position can be exchanged into. */
    List<String> pawnEndingsAhead(Position position) {
        return new PawnEndingsAhead(position, pawnEndings).sentences();
    }

    /** Returns the verdict on a position in which neither side can break the other's fortress. */
    private static Optional<PositionVerdict> fortress(Position position) {
        return HeldPosition.of(position)
                .filter(held -> held.value().isExact())
                .map(held -> new PositionVerdict(
                        PositionVerdict.Kind.DRAWN,
                        "drawn",
                        List.of("drawn: a fortress, every move is answered ("
                                + Sides.counted(held.positions(), "position") + " checked by the rules of chess)"),
                        new JsonObject()
                                .put("kind", "fortress")
                                .put("outcome", "draw")
                                .put("positions", held.positions())));
    }

    /** Returns the verdict of the rules or of the tables; empty where they do not know the position. */
    public Optional<PositionVerdict> known(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return Optional.of(over(position));
        }
        if (position.isInsufficientMaterial()) {
            return Optional.of(dead(position));
        }
        if (position.isSeventyFiveMoveDraw()) {
            return Optional.of(new PositionVerdict(
                    PositionVerdict.Kind.DEAD,
                    "a draw",
                    List.of("75 moves without a capture or a pawn move: the game is over, a draw"),
                    new JsonObject().put("kind", "seventy-five-moves")));
        }
        Optional<ExactVerdict> known = exact.verdict(position);
        if (known.isPresent()) {
            return Optional.of(new ExactWording(position, known.get()).verdict());
        }
        return syzygy(position).map(SyzygyStudy::verdict);
    }

    /** Returns the lessons of Syzygy tables about a position with legal moves; empty where they do not know it. */
    Optional<SyzygyStudy> syzygy(Position position) {
        return SyzygyStudy.of(position, engine::rankBySyzygy, engine.missingSyzygyFiles(position));
    }

    /** Returns the lessons of the exact table about a position with legal moves; empty where there is none. */
    Optional<ExactStudy> study(Position position) {
        return exact.verdict(position).map(known -> new ExactStudy(position, known, exact.probe()));
    }

    static PositionVerdict over(Position position) {
        String side = Sides.name(position.sideToMove());
        String winner = Sides.name(position.sideToMove() ^ 1);
        return position.inCheck()
                ? new PositionVerdict(
                        PositionVerdict.Kind.CHECKMATE,
                        side + " is checkmated",
                        List.of(side + " is checkmated: " + winner + " has won"),
                        new JsonObject()
                                .put("kind", "checkmate")
                                .put("winner", winner.equals("White") ? "white" : "black"))
                : new PositionVerdict(
                        PositionVerdict.Kind.STALEMATE,
                        "stalemate",
                        List.of("stalemate: " + side + " has no legal move and is not in check, a draw"),
                        new JsonObject().put("kind", "stalemate"));
    }

    private static PositionVerdict dead(Position position) {
        String sentence = position.material() == MaterialKey.BARE_KINGS
                ? "bare kings: a draw"
                : "insufficient material: neither side can ever mate, a draw";
        return new PositionVerdict(
                PositionVerdict.Kind.DEAD,
                "a draw",
                List.of(sentence),
                new JsonObject().put("kind", "insufficient-material"));
    }

    private PositionVerdict searched(Position position) throws InterruptedException {
        SearchLimits limits = SearchLimits.builder().nodes(nodes).build();
        SearchOutcome outcome = engine.search(new SearchRequest(position, limits));
        return new SearchWording(
                        position,
                        outcome,
                        EvaluationTerms.read(engine.evaluation(position)),
                        engine.missingSyzygyFiles(position))
                .verdict();
    }
}
