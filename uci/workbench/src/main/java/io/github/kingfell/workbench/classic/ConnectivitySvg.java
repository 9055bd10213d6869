package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.classics.connectivity.complex.Complex;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.workbench.render.BoardSvg;
import io.github.kingfell.workbench.render.Page;
import java.util.List;
import java.util.Locale;

/**
 * A picture of the connectivity of each side: a board with lines between pieces that attack common squares, and next to
 * it the components of every level.
 */
public final class ConnectivitySvg {
    private static final int WIDTH = 980;
    private static final int BOARD = 320;
    private static final int FIELD = BOARD / 8;
    private static final int LEFT = 36;
    private static final int TOP = 40;
    private static final int PANEL = BOARD + 70;
    private static final int LEGEND = 84;

    private static final String TITLE = " font-weight='bold' font-size='16'";
    private static final String PLACE = " font-size='11' fill='#777'";
    private static final String SHARED = " class='shared' fill='none' stroke-linecap='round' stroke-opacity='.85'";

    private final StringBuilder text = new StringBuilder(10_000);

    private ConnectivitySvg() {}

    /** @param sides of the same position, drawn one below the other */
    public static String of(List<AttackRelation> sides) {
        ConnectivitySvg picture = new ConnectivitySvg();
        int height = PANEL * sides.size() + LEGEND;
        picture.head(height);
        int y = 0;
        for (AttackRelation side : sides) {
            picture.panel(side, y);
            y += PANEL;
        }
        picture.legend(y);
        return picture.text.append("</svg>\n").toString();
    }

    private void head(int height) {
        text.append(String.format(
                "<svg " + BoardSvg.NAMESPACES + " viewBox='0 0 %d %d' width='%d' height='%d'"
                        + " font-family='system-ui, sans-serif' font-size='13' fill='#222' stroke='none'>%n",
                WIDTH,
                height,
                WIDTH,
                height));
        text.append("<rect width='100%' height='100%' fill='#fff'/>\n").append(BoardSvg.pieces());
    }

    private void panel(AttackRelation side, int top) {
        Complex complex = side.complexOfPieces();
        String vector = complex.structureVector().toString().replaceAll("[\\[\\],]", "");
        String name = side.color() == Color.WHITE ? "White" : "Black";
        write(20, top + 28, TITLE, name + "'s pieces, joined by the squares that they attack together");
        board(side, complex, top + TOP);
        text.append(String.format("<g transform='translate(%d %d)'>%n", LEFT + BOARD + 20, top + TOP));
        text.append(new ComponentChart(side).draw()).append("</g>\n");
        write(LEFT + BOARD + 40, top + TOP + BOARD - 4, "", "structure vector, from the highest level down: " + vector);
    }

    private void board(AttackRelation side, Complex complex, int top) {
        for (int i = 0; i < 8; i++) {
            write(LEFT - 16, top + FIELD * i + FIELD / 2 + 4, PLACE, Integer.toString(8 - i));
            write(LEFT + FIELD * i + FIELD / 2 - 4, top + BOARD + 15, PLACE, Character.toString('a' + i));
        }
        text.append(String.format("<g transform='translate(%d %d)'>", LEFT, top));
        text.append(BoardSvg.of(side.position(), Move.NONE, sharedSquares(side), links(side, complex), BOARD));
        text.append("</g>\n");
    }

    /** Returns the squares that at least two pieces attack. */
    private static long sharedSquares(AttackRelation side) {
        long shared = 0;
        for (long rest = side.attacked(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            shared |= side.attackersOf(square).size() > 1 ? Bitboard.of(square) : 0;
        }
        return shared;
    }

    private static String links(AttackRelation side, Complex complex) {
        StringBuilder links = new StringBuilder();
        for (int i = 0; i < complex.size(); i++) {
            for (int j = i + 1; j < complex.size(); j++) {
                if (complex.shared(i, j) >= 0) {
                    links.append(link(
                            side.pieces().get(i).square(), side.pieces().get(j).square(), complex.shared(i, j)));
                }
            }
        }
        // The lines are drawn beneath the pieces.
        side.pieces()
                .forEach(attacker ->
                        links.append(BoardSvg.figure(Piece.of(side.color(), attacker.kind()), attacker.square())));
        return links.toString();
    }

    /** Returns a curved line, so that pieces between its ends do not seem to belong to it. */
    private static String link(int from, int to, int dimension) {
        int fromX = BoardSvg.middleX(from);
        int fromY = BoardSvg.middleY(from);
        int toX = BoardSvg.middleX(to);
        int toY = BoardSvg.middleY(to);
        double bend = 0.18;
        double overX = (fromX + toX) / 2.0 + bend * (toY - fromY);
        double overY = (fromY + toY) / 2.0 - bend * (toX - fromX);
        return String.format(
                Locale.ROOT,
                "<path" + SHARED + " d='M%d %dQ%.1f %.1f %d %d' stroke='%s' stroke-width='%.1f'/>",
                fromX,
                fromY,
                overX,
                overY,
                toX,
                toY,
                LevelColors.of(dimension),
                LevelColors.width(dimension));
    }

    private void legend(int top) {
        String[] words = {"one square in common (level 0)", "two (level 1)", "three (level 2)", "four or more"};
        int[] places = {20, 300, 460, 620};
        for (int level = 0; level < words.length; level++) {
            text.append(String.format(
                    Locale.ROOT,
                    "<path" + SHARED + " d='M%d %dh30' stroke='%s' stroke-width='%.1f'/>%n",
                    places[level],
                    top + 14,
                    LevelColors.of(level),
                    LevelColors.width(level)));
            write(places[level] + 42, top + 18, "", words[level]);
        }
        write(
                20,
                top + 42,
                "",
                "Blue squares are attacked by two or more pieces. A coloured bar is a group that is connected at that "
                        + "level; a grey bar is a single piece.");
        write(
                20,
                top + 64,
                "",
                "The last row is the eccentricity of the piece: 0 if it shares all squares that it attacks, \u221e if "
                        + "it shares none.");
    }

    /** @param font attributes, each after a blank; empty for the usual font */
    private void write(int x, int y, String font, String words) {
        text.append(String.format("<text%s x='%d' y='%d'>%s</text>%n", font, x, y, Page.escaped(words)));
    }
}
