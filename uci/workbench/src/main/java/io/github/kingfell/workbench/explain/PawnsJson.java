package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.pawns.Front;
import io.github.kingfell.workbench.pawns.PawnStructure;
import io.github.kingfell.workbench.pawns.PawnWording;
import io.github.kingfell.workbench.pawns.Relation;
import java.util.ArrayList;
import java.util.List;

/** A {@link PawnStructure} as JSON; {@code docs/pawns.md} describes the members. */
public final class PawnsJson {
    private PawnsJson() {}

    public static JsonObject of(PawnStructure structure) {
        List<JsonObject> pawns = new ArrayList<>();
        for (long rest = structure.pawns(); rest != 0; rest = Bitboard.rest(rest)) {
            pawns.add(pawn(structure, Bitboard.first(rest)));
        }
        return new JsonObject()
                .putObjects(
                        "fronts",
                        structure.fronts().stream().map(PawnsJson::front).toList())
                .putObjects("pawns", pawns)
                .put("mostLoadedWhite", ReasonsJson.squares(structure.mostLoaded(Color.WHITE)))
                .put("mostLoadedBlack", ReasonsJson.squares(structure.mostLoaded(Color.BLACK)))
                .put("sentences", new PawnWording(structure).sentences());
    }

    private static JsonObject front(Front front) {
        return new JsonObject()
                .put("white", ReasonsJson.squares(front.white()))
                .put("black", ReasonsJson.squares(front.black()));
    }

    private static JsonObject pawn(PawnStructure structure, int pawn) {
        return new JsonObject()
                .put("square", Square.name(pawn))
                .put("color", structure.color(pawn) == Color.WHITE ? "white" : "black")
                .put("passer", Bitboard.contains(structure.passers(), pawn))
                .put("overloaded", structure.isOverloaded(pawn))
                .putObjects(
                        "roles",
                        structure.roles(pawn).stream().map(PawnsJson::role).toList());
    }

    private static JsonObject role(Relation relation) {
        return new JsonObject()
                .put("role", ReasonsJson.word(relation.role()))
                .put("symbol", relation.role().symbol())
                .put("with", Square.name(relation.other()));
    }
}
