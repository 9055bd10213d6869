package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntPredicate;

/** The actions a network may name. */
final class Actions {
    /** More than any king walk takes. */
    private static final int MOST_STEPS = 9;

    private static final Map<String, Action> PLAIN = new TreeMap<>();

    static {
        PLAIN.put(Action.NOTHING, new Action(Action.NOTHING, "", state -> {}));
        PLAIN.put("won", new Action("won", "won", state -> state.consultation().judge(ExpectedOutcome.WIN)));
        PLAIN.put(
                "drawn",
                new Action("drawn", "drawn", state -> state.consultation().judge(ExpectedOutcome.DRAW)));
        PLAIN.put("queen", new Action("queen", "queen the pawn", state -> {
            safePromotions(state.situation())
                    .forEach(move -> state.consultation().propose(move, "queen the pawn"));
            state.consultation().judge(ExpectedOutcome.WIN);
        }));
        add("promote", "promote", s -> moves(s, Move::isPromotion));
        add("capture-bishop", "take the bishop", Actions::bishopCaptures);
        add("capture-pawn", "take a pawn", Actions::pawnCaptures);
        add("capture-queen", "take the new queen", Actions::queenCaptures);
        add("push-off-bishops-colour", "push the pawn that is not on the bishop's colour", Actions::pushOffColour);
        add(
                "check",
                "give check",
                s -> moves(s, move -> isSafeWithBishop(s, move) && s.after(move).inCheck()));
        add("move-king", "move the king", s -> moves(s, move -> s.kindMoving(move) == Piece.KING));
        add("move-bishop", "move the bishop", s -> moves(s, move -> isSafeWithBishop(s, move)));
        add("move-anything", "every move", s -> moves(s, move -> true));
    }

    private Actions() {}

    private static void add(String name, String words, Function<Situation, List<Integer>> moves) {
        PLAIN.put(name, proposing(name, words, moves));
    }

    private static Action proposing(String name, String words, Function<Situation, List<Integer>> moves) {
        return new Action(
                name,
                words,
                state -> moves.apply(state.situation())
                        .forEach(move -> state.consultation().propose(move, words)));
    }

    /** Returns every name, for messages. */
    static String names() {
        TreeSet<String> names = new TreeSet<>(PLAIN.keySet());
        names.addAll(
                List.of("push(PAWNS)", "control(PAWNS)", "attack(PAWNS)", "give-bishop(PAWNS)", "try(PLACE, STEPS)"));
        return String.join(", ", names);
    }

    /** Returns the action of a name; empty when there is none with these arguments. */
    static Optional<Action> of(String name, List<String> arguments) {
        if (arguments.isEmpty()) {
            return Optional.ofNullable(PLAIN.get(name));
        }
        String full = name + "(" + String.join(", ", arguments) + ")";
        if (name.equals("try")) {
            return attempt(full, arguments);
        }
        if (!arguments.stream().allMatch(PieceNames::isPawn)) {
            return Optional.empty();
        }
        String pawns =
                String.join(", then ", arguments.stream().map(PieceNames::words).toList());
        return switch (name) {
            case "push" -> Optional.of(withPawns(full, "push " + pawns, arguments, Actions::pushes));
            case "control" ->
                Optional.of(withPawns(full, "stop " + pawns + " with the bishop", arguments, Actions::controls));
            case "attack" ->
                Optional.of(withPawns(full, "attack " + pawns + " with the bishop", arguments, Actions::attacks));
            case "give-bishop" ->
                Optional.of(withPawns(full, "give the bishop for " + pawns, arguments, Actions::gives));
            default -> Optional.empty();
        };
    }

    /** Makes an action that acts on one pawn after another. */
    private static Action withPawns(String full, String words, List<String> pawns, Relates wanted) {
        return proposing(full, words, s -> {
            List<Integer> found = new ArrayList<>();
            for (String name : pawns) {
                int pawn = PieceNames.square(s, name);
                if (pawn != Square.NONE) {
                    found.addAll(moves(s, move -> wanted.test(s, move, pawn)));
                }
            }
            return found;
        });
    }

    /** Tests whether a move relates to a pawn in the wanted way. */
    @FunctionalInterface
    private interface Relates {
        boolean test(Situation s, int move, int pawn);
    }

    private static boolean pushes(Situation s, int move, int pawn) {
        return Move.from(move) == pawn && !s.isCapture(move) && !isMinorPromotion(move);
    }

    private static boolean gives(Situation s, int move, int pawn) {
        return Move.to(move) == pawn && s.kindMoving(move) == Piece.BISHOP;
    }

    private static boolean attacks(Situation s, int move, int pawn) {
        return isSafeWithBishop(s, move) && Bitboard.contains(sightAfter(s, move), pawn);
    }

    private static boolean controls(Situation s, int move, int pawn) {
        long reach = sightAfter(s, move) | Bitboard.of(Move.to(move));
        return isSafeWithBishop(s, move) && (reach & Concepts.path(pawn)) != 0;
    }

    private static long sightAfter(Situation s, int move) {
        return Attacks.bishop(Move.to(move), s.occupied() & ~Bitboard.of(Move.from(move)));
    }

    private static boolean isSafeWithBishop(Situation s, int move) {
        return s.kindMoving(move) == Piece.BISHOP && !Concepts.isBishopHanging(s.after(move));
    }

    private static boolean isMinorPromotion(int move) {
        return Move.isPromotion(move) && Move.promotedTo(move) < Piece.ROOK;
    }

    private static Optional<Action> attempt(String full, List<String> arguments) {
        Patterns.KingPlace place = Patterns.PLACES.get(arguments.get(0));
        if (arguments.size() != 2 || place == null || !arguments.get(1).matches("[1-" + MOST_STEPS + "]")) {
            return Optional.empty();
        }
        int steps = Integer.parseInt(arguments.get(1));
        boolean white = place.color() == Color.WHITE;
        return Optional.of(proposing(
                full,
                "bring about that " + place.words(),
                s -> s.whiteToMove() == white
                        ? KingWalk.firstSteps(s, place.squares().applyAsLong(s), steps)
                        : List.of()));
    }

    static List<Integer> bishopCaptures(Situation s) {
        return moves(s, move -> s.hasBishop() && Move.to(move) == s.bishop() && !isMinorPromotion(move));
    }

    /** Returns the captures after which White cannot recapture. */
    static List<Integer> pawnCaptures(Situation s) {
        return moves(
                s,
                move -> Bitboard.contains(s.pawns(), Move.to(move))
                        && !s.after(move).isAttacked(Move.to(move), Color.WHITE));
    }

    static List<Integer> queenCaptures(Situation s) {
        return moves(s, move -> Bitboard.contains(s.promoted(), Move.to(move)));
    }

    /**
     * Returns the promotions after which Black cannot capture: to a queen, or to a rook where the queen would be
     * stalemate.
     */
    static List<Integer> safePromotions(Situation s) {
        return moves(s, move -> {
            if (!Move.isPromotion(move) || isMinorPromotion(move)) {
                return false;
            }
            Situation after = s.after(move);
            boolean stalemate = !after.inCheck() && after.moves().length == 0;
            return !stalemate && queenCaptures(after).isEmpty();
        });
    }

    /**
     * Returns the push, of two pawns abreast, of the one on squares that the bishop can never reach; otherwise none.
     */
    private static List<Integer> pushOffColour(Situation s) {
        if (!s.hasBishop()) {
            return List.of();
        }
        return moves(
                s,
                move -> s.kindMoving(move) == Piece.PAWN
                        && Square.isDark(Move.from(move)) != Square.isDark(s.bishop())
                        && !isMinorPromotion(move));
    }

    private static List<Integer> moves(Situation s, IntPredicate wanted) {
        List<Integer> found = new ArrayList<>();
        for (int move : s.moves()) {
            if (wanted.test(move)) {
                found.add(move);
            }
        }
        return found;
    }
}
