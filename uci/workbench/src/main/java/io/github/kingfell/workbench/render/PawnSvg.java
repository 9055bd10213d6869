package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.pawns.PawnStructure;
import io.github.kingfell.workbench.pawns.Relation;

/** A board on which every relation between two pawns is a line with its symbol. */
final class PawnSvg {
    private PawnSvg() {}

    /** Returns the style rules for the lines. */
    static String style() {
        return """
            .link line { stroke-width: 2.5; stroke-linecap: round; opacity: .8; }
            .link text { font: bold 11px monospace; text-anchor: middle; paint-order: stroke; stroke: #fff;
                         stroke-width: 3.5; }
            .link.foes line { stroke: #b22; }
            .link.foes text { fill: #b22; }
            .link.friends line { stroke: #1c7c3c; }
            .link.friends text { fill: #1c7c3c; }
            """;
    }

    /** Draws the board with White at the bottom; overloaded pawns are tinted. */
    static String of(Position position, PawnStructure structure, int width) {
        StringBuilder drawn = new StringBuilder();
        for (Relation relation : structure.relations()) {
            // Both pawns of a mutual relation have it; it is drawn once.
            if (!relation.role().isMutual() || relation.pawn() < relation.other()) {
                draw(relation, drawn);
            }
        }
        for (long rest = structure.passers(); rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            text(BoardSvg.middleX(pawn), BoardSvg.middleY(pawn), "friends", "", ">>", drawn);
        }
        long loaded = structure.mostLoaded(Color.WHITE) | structure.mostLoaded(Color.BLACK);
        return BoardSvg.of(position, Move.NONE, loaded, drawn.toString(), width);
    }

    private static void draw(Relation relation, StringBuilder drawn) {
        int fromX = BoardSvg.middleX(relation.pawn());
        int fromY = BoardSvg.middleY(relation.pawn());
        int toX = BoardSvg.middleX(relation.other());
        int toY = BoardSvg.middleY(relation.other());
        String line = String.format("<line x1='%d' y1='%d' x2='%d' y2='%d'/>", fromX, fromY, toX, toY);
        String kind = relation.role().isFriendly() ? "friends" : "foes";
        text((fromX + toX) / 2, (fromY + toY) / 2, kind, line, relation.role().symbol(), drawn);
    }

    private static void text(int x, int y, String kind, String line, String symbol, StringBuilder drawn) {
        drawn.append("<g class='link ").append(kind).append("'>").append(line);
        drawn.append("<text x='").append(x).append("' y='").append(y + 3).append("'>");
        drawn.append(Page.escaped(symbol)).append("</text></g>");
    }
}
