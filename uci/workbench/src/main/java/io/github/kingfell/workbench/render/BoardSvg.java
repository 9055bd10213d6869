package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;
import java.util.Map;

/**
 * Draws boards as SVG. The pieces are drawn here with few strokes, so that a page needs no fonts and no images;
 * {@link #definitions} defines them once for all boards of a page. Colours are attributes, and every square is a
 * rectangle, so that programs without style sheets draw the same board.
 */
public final class BoardSvg {
    /** Piece shapes by kind on a field of 40 by 40; the class of their colour fills and outlines them. */
    private static final String[] SHAPES = {
        "",
        "<path d='M20 8a5 5 0 0 1 3.6 8.5c2.2 1.3 3.4 3.2 3.4 5.5h-3c.5 5 3 7 5 9v3H11v-3c2-2 4.5-4 5-9h-3c0-2.3 1.2-4.2"
                + " 3.4-5.5A5 5 0 0 1 20 8z'/>",
        "<path d='M11 34c0-7 6-9 7-14-2 2-4 2-6 4l-4-2c1-6 5-9 8-11V6l4 4c7 1 11 6 11 14v10z'/>"
                + "<circle cx='17' cy='14' r='1'/>",
        "<path d='M20 5a2.5 2.5 0 0 1 1.5 4.5c4 3 6.5 7 6.5 10.5 0 3-2 5-4 7l2 4h4v3H10v-3h4l2-4c-2-2-4-4-4-7 0-3.5"
                + " 2.5-7.5 6.5-10.5A2.5 2.5 0 0 1 20 5z'/><path d='M20 14v8M16.5 18h7'/>",
        "<path d='M9 34v-4h3l2-13-3-3V7h4v3h3V7h4v3h3V7h4v7l-3 3 2 13h3v4z'/><path d='M14 17h12M12 30h16'/>",
        "<path d='M10 34v-3l2-4-5-14 7 8 1-13 5 12 5-12 1 13 7-8-5 14 2 4v3z'/><circle cx='7' cy='11' r='2'/>"
                + "<circle cx='15' cy='6' r='2'/><circle cx='25' cy='6' r='2'/><circle cx='33' cy='11' r='2'/>"
                + "<path d='M12 27h16'/>",
        "<path d='M18.5 4h3v3h3v3h-3v4c1 1 2 2 2 3 6-4 12-1 12 4 0 4-4 6-6 9v4h-19v-4c-2-3-6-5-6-9 0-5 6-8 12-4 0-1 1-2"
                + " 2-3v-4h-3V7h3z'/><path d='M11 30h18'/>",
    };

    /** Declarations for the outermost element of an SVG file. */
    public static final String NAMESPACES =
            "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'";

    private static final int FIELD = 40;

    private static final String LIGHT = "#f0dfc0";
    private static final String DARK = "#b58b63";
    private static final String COORDINATE_ON_LIGHT = "#6b4a2b";
    private static final String COORDINATE_ON_DARK = "#f6e9d2";

    /** SVG attributes by class of the elements on a board. */
    private static final Map<String, String> ATTRIBUTES = Map.of(
            "w", "fill='#fff' stroke='#111' stroke-width='1.6' stroke-linejoin='round' stroke-linecap='round'",
            "b", "fill='#333' stroke='#000' stroke-width='1.6' stroke-linejoin='round' stroke-linecap='round'",
            "last", "fill='#f6e05e' fill-opacity='.55' stroke='none'",
            "net", "fill='#4a90d9' fill-opacity='.35' stroke='none'",
            "good", arrow("#1c7c3c"),
            "bad", arrow("#b22222"));

    /** Length and width of an arrow's tip. */
    private static final int TIP = 12;

    private BoardSvg() {}

    private static String arrow(String color) {
        return "fill='" + color + "' stroke='" + color
                + "' stroke-width='6' stroke-linejoin='round' stroke-linecap='round' opacity='.75'";
    }

    private static String attributes(String kind) {
        return " " + ATTRIBUTES.get(kind);
    }

    /** Returns the style and the pieces, needed once for each page. */
    public static String definitions() {
        return "<svg width='0' height='0' class='men' aria-hidden='true'>" + pieces() + "</svg>\n";
    }

    /** Returns the pieces, needed once for each picture in a file of its own. */
    public static String pieces() {
        StringBuilder text = new StringBuilder("<defs>\n");
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                String side = color == Color.WHITE ? "w" : "b";
                text.append("<g id='")
                        .append(id(Piece.of(color, kind)))
                        .append("' class='")
                        .append(side)
                        .append("'")
                        .append(attributes(side))
                        .append(">")
                        .append(SHAPES[kind])
                        .append("</g>\n");
            }
        }
        text.append("<path id='fields' d='");
        for (int square = 0; square < 64; square++) {
            if (Square.isDark(square)) {
                text.append('M').append(x(square)).append(' ').append(y(square)).append("h40v40h-40z");
            }
        }
        return text.append("'/>\n</defs>").toString();
    }

    /** Returns the style rules for boards on a page. */
    public static String style() {
        return """
            .men { position: absolute; }
            .board { display: block; }
            """;
    }

    /**
     * An arrow from square to square.
     *
     * @param move from its first square to its second
     * @param good whether to draw it in the colour of advice; otherwise in that of a warning
     */
    record Arrow(int move, boolean good) {}

    /**
     * Draws a board with White at the bottom.
     *
     * @param lastMove its squares are marked; {@link Move#NONE} for none
     */
    static String of(Position position, int lastMove, int width) {
        return of(position, lastMove, 0, List.of(), Color.WHITE, width);
    }

    /**
     * Draws a board.
     *
     * @param lastMove its squares are marked; {@link Move#NONE} for none
     * @param net squares to tint
     * @param below the colour at the bottom
     */
    static String of(Position position, int lastMove, long net, List<Arrow> arrows, int below, int width) {
        StringBuilder drawn = new StringBuilder();
        arrows.forEach(arrow -> draw(arrow, below, drawn));
        return of(position, lastMove, net, drawn.toString(), below, width);
    }

    /**
     * Draws a board with White at the bottom.
     *
     * @param net squares to tint
     * @param drawn elements on top of the pieces, in units of 40 for each square, with the origin at the corner of a8
     */
    public static String of(Position position, int lastMove, long net, String drawn, int width) {
        return of(position, lastMove, net, drawn, Color.WHITE, width);
    }

    private static String of(Position position, int lastMove, long net, String drawn, int below, int width) {
        StringBuilder text = new StringBuilder(2500);
        text.append("<svg class='board' role='img' viewBox='0 0 320 320' width='")
                .append(width)
                .append("' height='")
                .append(width)
                .append("'><title>")
                .append(BoardWords.of(position))
                .append("</title><rect class='light' width='320' height='320' stroke='none' fill='" + LIGHT + "'/>")
                .append(use("fields", " class='dark' stroke='none' fill='" + DARK + "'"));
        for (long rest = net; rest != 0; rest = Bitboard.rest(rest)) {
            mark("net", seen(Bitboard.first(rest), below), text);
        }
        if (lastMove != Move.NONE) {
            mark("last", seen(Move.from(lastMove), below), text);
            mark("last", seen(Move.to(lastMove), below), text);
        }
        coordinates(below, text);
        for (int square = 0; square < 64; square++) {
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                text.append(figure(piece, seen(square, below)));
            }
        }
        return text.append(drawn)
                .append("<rect width='320' height='320' fill='none' stroke='#555'/></svg>")
                .toString();
    }

    /** Returns the place of a square in the drawing, as the square that is there with White at the bottom. */
    private static int seen(int square, int below) {
        return below == Color.WHITE ? square : Square.H8 - square;
    }

    /** Writes ranks in the corners of the left squares, and files in those of the bottom squares. */
    private static void coordinates(int below, StringBuilder text) {
        for (int i = 0; i < 8; i++) {
            int left = Square.of(0, i);
            coordinate(
                    x(left) + 2,
                    y(left) + 9,
                    left,
                    Square.name(seen(left, below)).substring(1),
                    text);
            int bottom = Square.of(i, 0);
            coordinate(
                    x(bottom) + 33,
                    y(bottom) + 38,
                    bottom,
                    Square.name(seen(bottom, below)).substring(0, 1),
                    text);
        }
    }

    private static void coordinate(int x, int y, int square, String name, StringBuilder text) {
        text.append("<text class='coord' font-family='system-ui, sans-serif' font-size='9' stroke='none' fill='")
                .append(Square.isDark(square) ? COORDINATE_ON_DARK : COORDINATE_ON_LIGHT)
                .append("' x='")
                .append(x)
                .append("' y='")
                .append(y)
                .append("'>")
                .append(name)
                .append("</text>");
    }

    /** Draws an arrow with shaft and tip between the centres of two squares. */
    private static void draw(Arrow arrow, int below, StringBuilder text) {
        int fromX = middleX(seen(Move.from(arrow.move()), below));
        int fromY = middleY(seen(Move.from(arrow.move()), below));
        int toX = middleX(seen(Move.to(arrow.move()), below));
        int toY = middleY(seen(Move.to(arrow.move()), below));
        double length = Math.hypot(toX - fromX, toY - fromY);
        double alongX = (toX - fromX) / length;
        double alongY = (toY - fromY) / length;
        long neckX = Math.round(toX - TIP * alongX);
        long neckY = Math.round(toY - TIP * alongY);
        long sideX = Math.round(TIP / 2.0 * alongY);
        long sideY = Math.round(-TIP / 2.0 * alongX);
        String kind = arrow.good() ? "good" : "bad";
        text.append("<path class='arrow ")
                .append(kind)
                .append("'")
                .append(attributes(kind))
                .append(" d='M");
        text.append(fromX)
                .append(' ')
                .append(fromY)
                .append('L')
                .append(neckX)
                .append(' ')
                .append(neckY);
        text.append('M').append(neckX + sideX).append(' ').append(neckY + sideY);
        text.append('L').append(toX).append(' ').append(toY);
        text.append('L').append(neckX - sideX).append(' ').append(neckY - sideY).append("z'/>");
    }

    private static void mark(String kind, int square, StringBuilder text) {
        text.append("<rect class='")
                .append(kind)
                .append("'")
                .append(attributes(kind))
                .append(" width='40' height='40' x='")
                .append(x(square));
        text.append("' y='").append(y(square)).append("'/>");
    }

    private static String id(int piece) {
        return (Piece.color(piece) == Color.WHITE ? "w" : "b") + Character.toLowerCase(Piece.symbol(piece));
    }

    /** Draws a piece alone, on a field of 40 by 40. */
    public static String figure(int piece) {
        return figure(piece, Square.A8);
    }

    /** Draws a piece again, on top of what covers it. */
    public static String figure(int piece, int square) {
        return use(id(piece), " x='" + x(square) + "' y='" + y(square) + "'");
    }

    /**
     * Returns a reference in its older form, which old and new programs read. An SVG file declares its prefix with
     * {@link #NAMESPACES}; a page need not.
     */
    private static String use(String id, String attributes) {
        return "<use xlink:href='#" + id + "'" + attributes + "/>";
    }

    public static int middleX(int square) {
        return x(square) + FIELD / 2;
    }

    public static int middleY(int square) {
        return y(square) + FIELD / 2;
    }

    private static int x(int square) {
        return FIELD * Square.file(square);
    }

    private static int y(int square) {
        return FIELD * (7 - Square.rank(square));
    }
}
