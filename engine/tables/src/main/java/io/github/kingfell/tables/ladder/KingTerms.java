package io.github.kingfell.tables.ladder;

import static io.github.kingfell.tables.ladder.LadderTerm.number;
import static io.github.kingfell.tables.ladder.LadderTerm.yesOrNo;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;

/** What there is to see of the kings. */
final class KingTerms {
    private KingTerms() {}

    static List<LadderTerm> all() {
        return List.of(
                number(
                        "their king {} from the edge",
                        "their king on the edge",
                        "their king off the edge",
                        x -> Distances.edge(theirs(x))),
                number(
                        "their king {} from a corner",
                        "their king in a corner",
                        "their king not in a corner",
                        x -> Distances.corner(theirs(x))),
                number("their king {} files and ranks from a corner", x -> Distances.cornerLines(theirs(x))),
                number(
                        "our king {} files and ranks from the middle",
                        "our king in the middle",
                        "our king not in the middle",
                        x -> Distances.middle(ours(x))),
                number(
                        "our king {} from the edge",
                        "our king on the edge",
                        "our king off the edge",
                        x -> Distances.edge(ours(x))),
                number("kings {} apart", x -> Square.distance(ours(x), theirs(x))),
                number("kings {} files and ranks apart", x -> Distances.lines(ours(x), theirs(x))),
                number("their king can walk to {} squares", x -> Distances.room(x, true)),
                number("our pieces alone leave their king {} squares", x -> Distances.room(x, false)),
                number(
                        "their king's moves {}",
                        "their king has no move",
                        "their king has a move",
                        Distances::kingMoves),
                yesOrNo("kings face each other", "kings do not face each other", x -> isApart(x, 2, 0) ? 0 : 1),
                yesOrNo(
                        "kings a knight's move apart",
                        "kings not a knight's move apart",
                        x -> isApart(x, 2, 1) ? 0 : 1));
    }

    private static int ours(Position position) {
        return position.king(Color.WHITE);
    }

    private static int theirs(Position position) {
        return position.king(Color.BLACK);
    }

    private static boolean isApart(Position position, int more, int less) {
        int files = Distances.files(ours(position), theirs(position));
        int ranks = Distances.ranks(ours(position), theirs(position));
        return Math.max(files, ranks) == more && Math.min(files, ranks) == less;
    }
}
