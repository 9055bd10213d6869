package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnScanner.Token;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads PGN games one after another and is tolerant: tags in any order or none, any line length, both kinds of
 * comments, variations, passes in them, glyphs as numbers or signs, missing results. Text that is not a legal move is
 * an error of its variation, or of its game; the next game can still be read.
 */
public final class PgnReader {
    /** A nesting limit that no annotator reaches; a file with deeper variations is not a game. */
    private static final int DEEPEST = 100;

    private static final Pattern RESULT = Pattern.compile("1-0|0-1|1/2-1/2|1/2|\u00bd-\u00bd|\u00bd");
    /** Coordinate moves; some programs write them into their games. */
    private static final Pattern COORDINATES = Pattern.compile("[a-h][1-8][a-h][1-8][qrbn]?");

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern MOVE_AND_SIGN = Pattern.compile("([^!?]*)([!?]{0,2})");
    private static final Pattern NO_MOVE = Pattern.compile("--|Z0|0000|null", Pattern.CASE_INSENSITIVE);

    private static final String VARIATION_LOST = "the variation is skipped";

    /** Evaluation signs such as {@code +-} and {@code =}. */
    private static final Pattern VERDICT = Pattern.compile("[^A-Za-z0-9]+|e|p|ep|N|D");

    /** The rest of a capture written {@code exd6e.p.} after the period has cut it. */
    private static final Pattern EN_PASSANT = Pattern.compile("(.*[a-h][36])e");

    /** Values of the tag {@code Variant} that are chess, Chess960 included. */
    private static final Set<String> CHESS = Set.of(
            "",
            "chess",
            "standard",
            "normal",
            "from position",
            "chess960",
            "chess 960",
            "fischerandom",
            "fischerrandom");

    private final PgnScanner scanner;
    private @Nullable Token ahead;
    private int games;
    private BiConsumer<String, String> losses = (error, what) -> {};

    /** @param reader read to its end, never closed; at most one game of it is held in memory */
    public PgnReader(Reader reader) {
        scanner = new PgnScanner(new BufferedReader(reader));
    }

    /**
     * Reads bytes as UTF-8; bytes that are not UTF-8 are read as Latin-1, the encoding of the standard of 1994.
     *
     * @param stream read to its end, never closed
     */
    public static PgnReader of(InputStream stream) {
        return new PgnReader(new Utf8OrLatin1(stream));
    }

    /** Returns the games of a file that is shipped beside a class, as {@link ShippedText} reads it. */
    public static List<PgnGame> shipped(Class<?> owner, String name) {
        PgnReader reader = new PgnReader(new StringReader(ShippedText.of(owner, name)));
        List<PgnGame> games = new ArrayList<>();
        try {
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        } catch (NotationException e) {
            throw new IllegalStateException(name + ": " + e.getMessage(), e);
        }
        return games;
    }

    /**
     * Reads the next game; empty at the end of the text.
     *
     * @throws NotationException when the game has an illegal move or an illegal position; the message begins with the
     *     number of the game in the text, from 1, and the line. The next call reads the next game
     */
    public Optional<PgnGame> next() throws IOException, NotationException {
        List<String> errors = new ArrayList<>();
        Optional<PgnGame> game = next((error, what) -> errors.add(error));
        if (!errors.isEmpty()) {
            throw new NotationException(errors.get(0));
        }
        return game;
    }

    /**
     * Reads the legal part of the next game; empty at the end of the text.
     *
     * @param losses receives each error and the text left out because of it: a variation, or the rest of the game
     * @throws NotationException when no part of the game is legal; {@link #text} returns its text
     */
    public Optional<PgnGame> next(BiConsumer<String, String> losses) throws IOException, NotationException {
        Token first = take();
        while (first.kind() != PgnScanner.Kind.END && !isBeginning(first)) {
            first = take();
        }
        if (first.kind() == PgnScanner.Kind.END) {
            return Optional.empty();
        }
        scanner.keepFromLastToken();
        ahead = first;
        games++;
        this.losses = losses;
        try {
            return Optional.of(game());
        } catch (NotationException e) {
            skipGame();
            throw new NotationException(ofGame(e));
        }
    }

    /** The text of the game that {@link #next} read last, or tried to read. */
    public String text() {
        return scanner.text(ahead == null);
    }

    private String ofGame(NotationException e) {
        return "game " + games + ", " + e.getMessage();
    }

    private static boolean isBeginning(Token token) {
        return token.isMark("[")
                || token.kind() == PgnScanner.Kind.SYMBOL
                || token.kind() == PgnScanner.Kind.COMMENT
                || token.kind() == PgnScanner.Kind.OPEN_COMMENT;
    }

    private PgnGame game() throws IOException, NotationException {
        Map<String, String> tags = tags();
        int line = peek().line();
        Position position;
        try {
            if (!CHESS.contains(tags.getOrDefault("Variant", "").toLowerCase(Locale.ROOT))) {
                throw new NotationException("the variant \"" + tags.get("Variant") + "\" is not chess");
            }
            position = PgnGame.start(tags);
        } catch (NotationException e) {
            throw new NotationException("line " + line + ": " + e.getMessage());
        }
        StringBuilder comment = new StringBuilder();
        while (peek().kind() == PgnScanner.Kind.COMMENT) {
            append(comment, take().text());
        }
        StringBuilder late = new StringBuilder();
        List<PgnMove> moves = new ArrayList<>();
        boolean cut = false;
        try {
            moves(position, 0, late, moves);
        } catch (NotationException e) {
            if (moves.isEmpty()) {
                throw e;
            }
            cut = true;
            losses.accept(ofGame(e), "the rest of the game is skipped");
            skipGame();
        }
        append(comment, late.toString());
        String result = !cut && (peek().kind() == PgnScanner.Kind.SYMBOL || peek().isMark("*"))
                ? take().text()
                : tags.getOrDefault("Result", PgnGame.UNFINISHED);
        return new PgnGame(tags, comment.toString(), moves, result(result));
    }

    /** Returns the result in the form of the standard; a tag can have any text. */
    private static String result(String text) {
        if (!RESULT.matcher(text).matches()) {
            return PgnGame.UNFINISHED;
        }
        return text.equals("1-0") || text.equals("0-1") ? text : "1/2-1/2";
    }

    private Map<String, String> tags() throws IOException {
        Map<String, String> tags = new LinkedHashMap<>();
        while (peek().isMark("[")) {
            take();
            StringBuilder name = new StringBuilder();
            while (peek().kind() == PgnScanner.Kind.SYMBOL) {
                name.append(take().text());
            }
            if (peek().kind() == PgnScanner.Kind.STRING) {
                tags.putIfAbsent(name.toString(), take().text());
            }
            while (!peek().isMark("]") && !peek().opensLine() && peek().kind() != PgnScanner.Kind.END) {
                take();
            }
            if (peek().isMark("]")) {
                take();
            }
        }
        return tags;
    }

    /**
     * Reads a main line or a variation, up to the token that ends it: a result, the next game, a closing parenthesis.
     *
     * @param early receives the comment before the first move; text left in it belongs to no move
     * @param moves receives the moves, up to the first illegal one
     */
    private void moves(Position position, int depth, StringBuilder early, List<PgnMove> moves)
            throws IOException, NotationException {
        if (depth > DEEPEST) {
            throw new NotationException("line " + peek().line() + ": variations are nested too deeply");
        }
        PgnDraft draft = null;
        List<Integer> glyphs = new ArrayList<>();
        try {
            while (!endsLine(peek(), depth)) {
                Token token = take();
                if (token.kind() == PgnScanner.Kind.OPEN_COMMENT) {
                    throw new NotationException("line " + token.line() + ": the comment is not closed");
                }
                if (token.kind() == PgnScanner.Kind.COMMENT) {
                    append(draft == null ? early : draft.place(), token.text());
                } else if (token.kind() == PgnScanner.Kind.NAG) {
                    glyph(draft == null ? glyphs : draft.nags, token.text());
                } else if (token.isMark("(")) {
                    variation(draft, position, depth, token.line());
                } else if (token.kind() == PgnScanner.Kind.SYMBOL && !isNumber(token.text())) {
                    Matcher parts = MOVE_AND_SIGN.matcher(token.text());
                    String text = bare(parts.matches() ? parts.group(1) : token.text());
                    boolean pass = NO_MOVE.matcher(text).matches();
                    if (isMove(text)) {
                        int move = pass ? pass(text, position, token, depth) : move(text, position, token);
                        if (draft != null) {
                            moves.add(draft.done());
                        }
                        draft = new PgnDraft(move, glyphs, depth == 0 ? "" : early.toString());
                        glyphs = new ArrayList<>();
                        early.setLength(depth == 0 ? early.length() : 0);
                        draft.play(position);
                    }
                    String sign = parts.matches() ? parts.group(2) : "";
                    glyph(draft == null ? glyphs : draft.nags, PgnGlyphs.of(sign.isEmpty() ? text : sign));
                }
            }
        } finally {
            if (draft != null) {
                moves.add(draft.done());
            }
        }
    }

    /** True for a move number; the pass {@code 0000} is not one. */
    private static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches() && !NO_MOVE.matcher(text).matches();
    }

    private static boolean isMove(String text) {
        return NO_MOVE.matcher(text).matches()
                || !text.isEmpty()
                        && !VERDICT.matcher(text).matches()
                        && !RESULT.matcher(text).matches();
    }

    private static int pass(String text, Position position, Token token, int depth) throws NotationException {
        if (depth == 0 || position.inCheck()) {
            throw new NotationException("line " + token.line() + ": the null move \"" + text + "\" cannot be played");
        }
        return Move.NONE;
    }

    private static String bare(String text) {
        Matcher marked = EN_PASSANT.matcher(text);
        return marked.matches() ? marked.group(1) : text;
    }

    private static int move(String text, Position position, Token token) throws NotationException {
        try {
            int move = COORDINATES.matcher(text).matches() ? UciMove.parse(text, position) : San.parse(text, position);
            if (move == Move.NONE) {
                throw new NotationException("no legal move " + Fen.shown(text));
            }
            return move;
        } catch (NotationException e) {
            throw new NotationException("line " + token.line() + ": " + e.getMessage());
        }
    }

    private static boolean endsLine(Token token, int depth) {
        if (token.kind() == PgnScanner.Kind.END || token.isMark("[") && token.opensLine()) {
            return true;
        }
        return depth > 0
                ? token.isMark(")")
                : token.isMark("*")
                        || token.kind() == PgnScanner.Kind.SYMBOL
                                && RESULT.matcher(token.text()).matches();
    }

    private void variation(@Nullable PgnDraft draft, Position position, int depth, int line) throws IOException {
        if (draft == null) {
            losses.accept(
                    "game " + games + ", line " + line + ": a variation comes before the first move", VARIATION_LOST);
            skipVariation();
        } else {
            draft.takeBack(position);
            String before = draft.after.toString();
            StringBuilder early = new StringBuilder(before);
            draft.after.setLength(0);
            List<PgnMove> moves = new ArrayList<>();
            try {
                moves(position.copy(), depth + 1, early, moves);
            } catch (NotationException e) {
                losses.accept(ofGame(e), VARIATION_LOST);
                skipVariation();
                moves.clear();
                early.replace(0, early.length(), before);
            }
            draft.play(position);
            if (!moves.isEmpty()) {
                draft.variations.add(moves);
            }
            append(draft.place(), early.toString());
        }
        if (peek().isMark(")")) {
            take();
        }
    }

    /** Skips to the parenthesis that closes the variation and leaves it unread. */
    private void skipVariation() throws IOException {
        int open = 1;
        while (peek().kind() != PgnScanner.Kind.END && !(peek().isMark("[") && peek().opensLine())) {
            open += peek().isMark("(") ? 1 : peek().isMark(")") ? -1 : 0;
            if (open == 0) {
                return;
            }
            take();
        }
    }

    /** Skips to the next game; when the next game has no tags, the result ends this one. */
    private void skipGame() throws IOException {
        while (peek().kind() != PgnScanner.Kind.END && !(peek().isMark("[") && peek().opensLine())) {
            Token token = take();
            if (token.isMark("*")
                    || token.kind() == PgnScanner.Kind.SYMBOL
                            && RESULT.matcher(token.text()).matches()) {
                return;
            }
        }
    }

    private static void glyph(List<Integer> nags, String number) {
        if (number.length() < 4 && NUMBER.matcher(number).matches()) {
            nags.add(Integer.parseInt(number));
        }
    }

    private static void append(StringBuilder comment, String text) {
        comment.append(comment.isEmpty() || text.isEmpty() ? "" : " ").append(text);
    }

    private Token peek() throws IOException {
        Token token = ahead;
        if (token == null) {
            token = scanner.next();
            ahead = token;
        }
        return token;
    }

    private Token take() throws IOException {
        Token token = peek();
        ahead = null;
        return token;
    }
}
