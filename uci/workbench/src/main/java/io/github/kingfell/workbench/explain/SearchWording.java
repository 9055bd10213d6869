package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Describes the result of a short search, with the terms of the evaluation behind it. */
final class SearchWording {
    /** Up to this difference, in centipawns, neither side is called better. */
    private static final int EQUAL = 30;

    private static final int CLEARLY = 100;
    private static final int WINNING = 400;
    private static final int LONGEST_LINE = 10;

    private final Position position;
    private final SearchOutcome outcome;
    private final EvaluationTerms terms;
    private final List<String> missing;
    private final int[] line;

    /** @param missing names of the Syzygy files that would be needed for an exact answer */
    SearchWording(Position position, SearchOutcome outcome, EvaluationTerms terms, List<String> missing) {
        this.missing = missing;
        this.position = position;
        this.outcome = outcome;
        this.terms = terms;
        boolean mates = outcome.score() instanceof Score.Mate;
        line = outcome.line()
                .head(
                        mates
                                ? outcome.line().length()
                                : Math.min(LONGEST_LINE, outcome.line().length()))
                .toArray();
    }

    PositionVerdict verdict() {
        return outcome.score() instanceof Score.Mate mate ? mate(mate) : estimate((Score.Centipawns) outcome.score());
    }

    private PositionVerdict mate(Score.Mate mate) {
        boolean ours = mate.moves() > 0;
        String winner = Sides.name(ours ? position.sideToMove() : position.sideToMove() ^ 1);
        int moves = Math.abs(mate.moves());
        String title = winner + " wins, mate in " + moves;
        List<String> sentences = new ArrayList<>();
        String basis = mate.isProved() ? " or sooner (found by search, checked by the rules)" : " (by the exact table)";
        sentences.add(title + (moves == 1 ? "" : basis));
        sentences.add("main line: " + San.formatLine(position, line));
        sentences.add(material());
        JsonObject json = new JsonObject()
                .put("kind", "mate")
                .put("winner", winner.toLowerCase(Locale.ROOT))
                .put("mateIn", moves);
        return new PositionVerdict(PositionVerdict.Kind.MATE, title, sentences, withLine(json));
    }

    private PositionVerdict estimate(Score.Centipawns score) {
        int white = position.sideToMove() == Color.WHITE ? score.value() : -score.value();
        String standing = standing(white);
        List<String> sentences = new ArrayList<>();
        sentences.add(standing + ": " + signed(white) + " for White after a short search, an estimate");
        missingTable().ifPresent(sentences::add);
        if (!missing.isEmpty()) {
            sentences.add("the Syzygy tables do not know the position: " + MissingTable.sentence(missing));
        }
        sentences.add("plan: " + San.formatLine(position, line));
        sentences.add(material());
        List<String> forWhite = terms.inFavourOf(true);
        List<String> forBlack = terms.inFavourOf(false);
        if (!forWhite.isEmpty()) {
            sentences.add("in White's favour: " + String.join(", ", forWhite));
        }
        if (!forBlack.isEmpty()) {
            sentences.add("in Black's favour: " + String.join(", ", forBlack));
        }
        JsonObject json = new JsonObject()
                .put("kind", "estimate")
                .put("centipawns", white)
                .put("standing", standing);
        JsonObject byTerm = new JsonObject();
        terms.terms().forEach(term -> byTerm.put(term.name(), term.centipawns()));
        return new PositionVerdict(
                PositionVerdict.Kind.ESTIMATE,
                standing,
                sentences,
                withLine(json).put("terms", byTerm));
    }

    /** Returns what would make the answer exact. */
    private Optional<String> missingTable() {
        boolean mayBeBuilt = Long.bitCount(position.occupied()) == Tablebase.MOST_PIECES && position.castling() == 0;
        return mayBeBuilt ? Optional.of(MissingTable.sentence(position.material())) : Optional.empty();
    }

    private static String standing(int white) {
        String side = white > 0 ? "White" : "Black";
        int lead = Math.abs(white);
        if (lead <= EQUAL) {
            return "about equal";
        }
        return side + (lead <= CLEARLY ? " stands better" : lead <= WINNING ? " stands clearly better" : " should win");
    }

    private static String signed(int centipawns) {
        return (centipawns > 0 ? "+" : "") + EvaluationTerms.Pawns.text(centipawns);
    }

    private String material() {
        String white = pieces(Color.WHITE);
        String black = pieces(Color.BLACK);
        return white.equals(black)
                ? "material: even, each side has " + white
                : "material: White has " + white + ", Black has " + black;
    }

    private String pieces(int color) {
        String[] names = {"", "pawn", "knight", "bishop", "rook", "queen"};
        List<String> words = new ArrayList<>();
        for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
            int count = MaterialKey.count(position.material(), color, kind);
            if (count > 0) {
                words.add(Sides.counted(count, names[kind]));
            }
        }
        return words.isEmpty() ? "only the king" : Sides.joined(words);
    }

    private JsonObject withLine(JsonObject json) {
        List<String> uci = new ArrayList<>();
        List<String> san = new ArrayList<>();
        Position board = position.copy();
        for (int move : line) {
            uci.add(UciMove.format(move, false));
            san.add(San.format(board, move));
            board.make(move);
        }
        return json.put("pv", uci).put("san", san);
    }
}
