package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the notations of {@link PawnNotation}, in whole or in part: the four entries printed for one pawn are enough.
 * The pawns of a side need not be listed when the relations give their colours. Every entry must be true of the pawns
 * found; missing relations are computed from the pawns.
 */
public final class PawnNotationReader {
    /** The most pawns of a side. */
    private static final int MOST = 8;

    private static final Pattern HEAD = Pattern.compile("([WB]):\\s*(.*)");
    private static final Pattern NUMBERS = Pattern.compile("(\\w+)\\s*\\[\\s*(\\d+)\\s*,\\s*(\\w+)\\s*]");

    /** Blanks inside a sign are ignored, because the scan of the paper has some. */
    private static final Pattern SIGNS =
            Pattern.compile("([a-h]?\\d{1,2})\\s*([^\\w\\s][^a-h0-9]*?)\\s*([a-h]?\\d{1,2})?");

    private final PawnColors colors = new PawnColors();
    private final List<Relation> relations = new ArrayList<>();
    private long passers;

    private PawnNotationReader() {}

    /**
     * Parses a text.
     *
     * @param text entries, each on a line or ended by a semicolon
     * @throws NotationException when an entry cannot be read, is not true, or a pawn's colour does not follow
     */
    public static PawnStructure read(String text) throws NotationException {
        PawnNotationReader reader = new PawnNotationReader();
        for (String part : text.split("[;\\n]", -1)) {
            String entry = part.strip();
            if (!entry.isEmpty()) {
                reader.entry(entry);
            }
        }
        return reader.structure();
    }

    private void entry(String entry) throws NotationException {
        Matcher head = HEAD.matcher(entry);
        Matcher numbers = NUMBERS.matcher(entry);
        Matcher signs = SIGNS.matcher(entry);
        if (head.matches()) {
            int color = head.group(1).equals("W") ? Color.WHITE : Color.BLACK;
            for (String name : head.group(2).strip().split("\\s+")) {
                colors.set(pawn(name, entry), color);
            }
        } else if (numbers.matches()) {
            relate(numbers.group(1), role(numbers.group(2), entry), numbers.group(3), entry);
        } else if (signs.matches()) {
            signs(signs.group(1), signs.group(2).replaceAll("\\s", ""), signs.group(3), entry);
        } else {
            throw new NotationException("cannot read \"" + entry + "\"; entries look like \"W: c4 c5\", \"c6 <+> c5\","
                    + " \"33 [2, 32]\" or \"a6 >>\"");
        }
    }

    private void signs(String pawn, String sign, String other, String entry) throws NotationException {
        if (sign.equals(PawnNotation.PASSER)) {
            if (other != null) {
                throw new NotationException("\"" + entry + "\": a passer takes no second pawn");
            }
            int passer = pawn(pawn, entry);
            colors.mention(passer);
            passers |= Bitboard.of(passer);
            return;
        }
        Role role = Arrays.stream(Role.values())
                .filter(one -> one.symbol().replace(" ", "").equals(sign))
                .findFirst()
                .orElseThrow(() -> new NotationException("\"" + entry + "\": no sign \"" + sign + "\"; there are "
                        + String.join(
                                "  ",
                                Arrays.stream(Role.values()).map(Role::symbol).toList()) + "  "
                        + PawnNotation.PASSER));
        if (other == null) {
            throw new NotationException("\"" + entry + "\": the second pawn is missing");
        }
        relate(pawn, role, other, entry);
    }

    private static Role role(String code, String entry) throws NotationException {
        return Arrays.stream(Role.values())
                .filter(one -> Integer.toString(one.code()).equals(code))
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        "\"" + entry + "\": no role " + code + "; roles are 1 to " + Role.values().length));
    }

    private void relate(String pawn, Role role, String other, String entry) throws NotationException {
        Relation relation = new Relation(pawn(pawn, entry), role, pawn(other, entry));
        if (relation.pawn() == relation.other()) {
            throw new NotationException("\"" + entry + "\": a pawn cannot have a role for itself");
        }
        colors.follow(relation);
        relations.add(relation);
    }

    private static int pawn(String name, String entry) throws NotationException {
        int square = name.matches("\\d{1,2}") ? PawnNotation.square(name) : Square.parse(name);
        if (square == Square.NONE) {
            throw new NotationException("\"" + entry + "\": no square " + name);
        }
        if (Square.rank(square) == 0 || Square.rank(square) == 7) {
            throw new NotationException("\"" + entry + "\": a pawn cannot stand on " + Square.name(square));
        }
        return square;
    }

    private PawnStructure structure() throws NotationException {
        PawnStructure structure = PawnStructure.of(colors.settled(Color.WHITE), colors.settled(Color.BLACK));
        if (Bitboard.count(structure.white()) > MOST || Bitboard.count(structure.black()) > MOST) {
            throw new NotationException("more than " + MOST + " pawns of one colour");
        }
        for (Relation relation : relations) {
            if (!structure.relations().contains(relation)) {
                throw new NotationException(
                        "wrong: " + relation + " (" + relation.role().title() + "); the pawn on "
                                + Square.name(relation.pawn()) + " has: " + known(structure, relation.pawn()));
            }
        }
        long wrong = passers & ~structure.passers();
        if (wrong != 0) {
            int pawn = Bitboard.first(wrong);
            throw new NotationException("wrong: " + Square.name(pawn) + " " + PawnNotation.PASSER
                    + " (passer); it has: " + known(structure, pawn));
        }
        return structure;
    }

    private static String known(PawnStructure structure, int pawn) {
        List<String> roles =
                structure.roles(pawn).stream().map(Relation::toString).toList();
        return roles.isEmpty() ? "no relation" : String.join(", ", roles);
    }
}
