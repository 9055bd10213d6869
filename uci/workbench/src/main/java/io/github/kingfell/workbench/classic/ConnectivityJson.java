package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.classics.connectivity.complex.Complex;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The structure of one side as data. A dimension is a number; an eccentricity is null when it is infinite. */
public final class ConnectivityJson {
    private ConnectivityJson() {}

    public static JsonObject of(AttackRelation relation) {
        Complex complex = relation.complexOfPieces();
        List<String> names = ConnectivityText.names(relation);
        List<JsonObject> members = new ArrayList<>();
        for (int i = 0; i < complex.size(); i++) {
            members.add(new JsonObject()
                    .put("name", names.get(i))
                    .put(
                            "attacks",
                            ConnectivityText.squares(relation.pieces().get(i).attacked()))
                    .put("top", complex.top(i))
                    .put("bottom", complex.bottom(i))
                    .put("eccentricity", complex.eccentricity(i), 4));
        }
        return new JsonObject()
                .put("side", relation.color() == Color.WHITE ? "white" : "black")
                .putObjects("men", members)
                .putRows("shared", matrix(complex))
                .putAll(structure("byMen", complex, names))
                .putAll(structure(
                        "bySquares", relation.complexOfSquares(), ConnectivityText.squares(relation.attacked())));
    }

    /** Dimension, structure vector from the highest level down, and the components of each level. */
    private static JsonObject structure(String name, Complex complex, List<String> names) {
        List<JsonObject> levels = new ArrayList<>();
        for (int q = complex.dimension(); q >= 0; q--) {
            List<List<String>> groups = complex.components(q).stream()
                    .map(group -> group.stream().map(names::get).toList())
                    .toList();
            levels.add(new JsonObject().put("level", q).putRows("components", groups));
        }
        JsonObject inside = new JsonObject()
                .put("dimension", complex.dimension())
                .putNumbers("structure", complex.structureVector())
                .putObjects("levels", levels);
        return new JsonObject().put(name, inside);
    }

    private static List<List<Integer>> matrix(Complex complex) {
        return IntStream.range(0, complex.size())
                .mapToObj(i -> IntStream.range(0, complex.size())
                        .mapToObj(j -> complex.shared(i, j))
                        .toList())
                .toList();
    }
}
