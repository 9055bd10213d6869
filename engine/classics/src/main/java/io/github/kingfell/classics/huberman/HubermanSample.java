package io.github.kingfell.classics.huberman;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Random positions of an ending with White strong and to move, the same number from each stage. */
public final class HubermanSample {
    /** Placements tried for each position wanted; the rarest stage, KRK's third, is one position in 600. */
    private static final int TRIES = 4_000;

    private HubermanSample() {}

    /**
     * Draws positions.
     *
     * @param each positions of each stage; fewer where a stage is too rare
     * @param seed the same seed gives the same positions
     */
    public static Map<Integer, List<Position>> draw(Endgame endgame, int each, long seed) {
        EndgameBook book = new EndgameBook(List.of(endgame));
        SplittableRandom random = new SplittableRandom(seed);
        Map<Integer, List<Position>> byStage = new TreeMap<>();
        for (long i = 0; i < (long) TRIES * each; i++) {
            Optional<Position> drawn =
                    placement(endgame.material(), random).flatMap(book::find).map(BookPosition::seen);
            if (drawn.isPresent()) {
                int stage = Standing.stage(endgame.standing(drawn.get()));
                List<Position> others = byStage.computeIfAbsent(stage, key -> new ArrayList<>());
                if (others.size() < each) {
                    others.add(drawn.get());
                }
            }
        }
        return byStage;
    }

    private static Optional<Position> placement(String material, SplittableRandom random) {
        PositionBuilder builder = new PositionBuilder().sideToMove(Color.WHITE);
        int theirs = material.lastIndexOf('K');
        long taken = 0;
        for (int i = 0; i < material.length(); i++) {
            int square = random.nextInt(64);
            if ((taken & 1L << square) != 0) {
                return Optional.empty();
            }
            taken |= 1L << square;
            int kind = Piece.kind(Piece.fromSymbol(material.charAt(i)));
            builder.put(square, Piece.of(i < theirs ? Color.WHITE : Color.BLACK, kind));
        }
        try {
            Position position = builder.build();
            return new MoveGenerator(position).count(position) > 0 ? Optional.of(position) : Optional.empty();
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }
}
