package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.study.Appeal;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import java.util.ArrayList;
import java.util.List;

/**
 * Natural moves that are certainly bad where no exact table answers: they stalemate, leave too little material to mate,
 * or run into a short mate that the rules have checked. Other moves are not mentioned.
 */
final class ProvedSlips {
    private static final int LONGEST_MATE = 3;
    private static final long NODES = 3_000;

    private final Engine engine;
    private final Position position;

    /** @param position no side is mated, and the side to move is not known to lose */
    ProvedSlips(Engine engine, Position position) {
        this.engine = engine;
        this.position = position;
    }

    /** Returns a heading and a line for each; nothing without any. Not to be called during a search of the engine. */
    List<String> sentences() throws InterruptedException {
        MoveList moves = MoveList.legal(position);
        List<String> lines = new ArrayList<>();
        for (int move : moves.toArray()) {
            if (Appeal.of(position, move).isPresent()) {
                String flaw = flaw(move);
                if (!flaw.isEmpty()) {
                    lines.add("  " + San.format(position, move) + " " + flaw);
                }
            }
        }
        if (!lines.isEmpty()) {
            lines.add(0, "natural moves that fail by proof:");
        }
        return lines;
    }

    private String flaw(int move) throws InterruptedException {
        Position after = position.copy();
        after.make(move);
        if (new MoveGenerator(after).count(after) == 0) {
            return after.inCheck() ? "" : "is stalemate";
        }
        if (after.isInsufficientMaterial()) {
            return "draws: the material left cannot mate";
        }
        SearchLimits limits =
                SearchLimits.builder().mate(LONGEST_MATE).nodes(NODES).build();
        SearchOutcome reply = engine.search(new SearchRequest(after, limits));
        return reply.score() instanceof Score.Mate mate && mate.moves() > 0
                ? "loses, mate in " + mate.moves() + (mate.moves() == 1 ? ": " : " or sooner: ")
                        + San.format(after, reply.bestMove())
                : "";
    }
}
