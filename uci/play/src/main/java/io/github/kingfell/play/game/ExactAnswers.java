package io.github.kingfell.play.game;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.explain.ExactSource;
import java.util.List;
import java.util.Optional;

/** The exact answers that a user has: those of the distance tables, or else of the Syzygy tables. */
public final class ExactAnswers {
    private final ExactSource distances;
    private final Engine engine;

    /** @param engine has the user's Syzygy tables */
    public ExactAnswers(ExactSource distances, Engine engine) {
        this.distances = distances;
        this.engine = engine;
    }

    /** Returns the answer about a position; empty where no table knows it, and without a legal move. */
    public Optional<ExactAnswer> of(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return Optional.empty();
        }
        return distances
                .verdict(position)
                .map(ExactAnswer::of)
                .or(() -> engine.rankBySyzygy(position).map(ExactAnswer::of));
    }

    /** Returns why no table knows a position, in one sentence. */
    public String whyUnknown(Position position) {
        List<String> files = engine.missingSyzygyFiles(position);
        if (!files.isEmpty()) {
            return MissingTable.sentence(files);
        }
        long material = position.material();
        boolean mayBeBuilt = position.castling() == 0 && MaterialKey.pieceCount(material) == Tablebase.MOST_PIECES;
        return mayBeBuilt ? MissingTable.sentence(material) : "no table knows the position";
    }
}
