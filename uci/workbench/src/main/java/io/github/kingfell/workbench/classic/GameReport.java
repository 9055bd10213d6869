package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.connectivity.notation.InternationalNotation;
import io.github.kingfell.classics.connectivity.ranking.Ordering;
import io.github.kingfell.classics.connectivity.ranking.RankedGame;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The rank of every move of a game, in a line for each or as data. */
public final class GameReport {
    private final PgnGame game;
    private final RankedGame ranked;
    private final boolean international;

    /**
     * @param international moves as the program of 1973 wrote them, otherwise in standard algebraic notation
     * @throws NotationException when the game begins with a position that cannot be read
     */
    public GameReport(PgnGame game, Ordering ordering, boolean international) throws NotationException {
        this.game = game;
        ranked = RankedGame.of(game, ordering);
        this.international = international;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(name("White") + " - " + name("Black") + ", " + game.result());
        for (RankedGame.Turn turn : ranked.turns()) {
            Position position = turn.position();
            lines.add(String.format(
                    "%4d%-3s %-" + (international ? 15 : 8) + "s rank %2d of %2d%s",
                    position.fullmoveNumber(),
                    position.sideToMove() == Color.WHITE ? "." : "...",
                    text(position, turn.move()),
                    turn.rank(),
                    turn.ranking().moves().size(),
                    turn.rank() == 1 ? "" : ", first " + text(position, turn.first())));
        }
        return lines;
    }

    public JsonObject json() {
        return new JsonObject()
                .put("white", game.tag("White"))
                .put("black", game.tag("Black"))
                .put("result", game.result())
                .putObjects("moves", ranked.turns().stream().map(this::move).toList());
    }

    private JsonObject move(RankedGame.Turn turn) {
        Position position = turn.position();
        return new JsonObject()
                .put("number", position.fullmoveNumber())
                .put("side", position.sideToMove() == Color.WHITE ? "white" : "black")
                .put("move", text(position, turn.move()))
                .put("rank", turn.rank())
                .put("legal", turn.ranking().moves().size())
                .put("first", text(position, turn.first()));
    }

    private String text(Position position, int move) {
        return international ? InternationalNotation.format(position, move) : San.format(position, move);
    }

    private String name(String tag) {
        return game.tag(tag).isEmpty() ? "?" : game.tag(tag);
    }
}
