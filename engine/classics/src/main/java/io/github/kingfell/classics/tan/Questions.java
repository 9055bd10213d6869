package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** The predicates that a network may name, grouped by what they examine. */
final class Questions {
    private static final Map<String, Predicate> PLAIN = new TreeMap<>();

    static {
        // (a) by the rules
        add("mated", "the side to move is mated", s -> s.inCheck() && s.moves().length == 0);
        add("stalemate", "it is stalemate", s -> !s.inCheck() && s.moves().length == 0);
        add("in-check", "the side to move is in check", Situation::inCheck);
        add("white-to-move", "White is to move", Situation::whiteToMove);
        add(
                "can-capture-bishop",
                "White can take the bishop",
                s -> !Actions.bishopCaptures(s).isEmpty());
        add(
                "can-capture-pawn",
                "Black can win a pawn for nothing",
                s -> !Actions.pawnCaptures(s).isEmpty());
        add(
                "can-queen",
                "a pawn can queen and is not taken",
                s -> !Actions.safePromotions(s).isEmpty());
        add("threatens-to-queen", "a pawn is about to queen", Questions::threatensToQueen);
        // (b) by concepts
        add("no-pawns", "White has no pawns left", s -> s.pawns() == 0 && s.promoted() == 0);
        add("one-pawn", "one pawn is left", s -> Concepts.pawnCount(s) == 1);
        add("has-queen", "a pawn has been promoted", s -> s.promoted() != 0);
        add("bishop-gone", "the bishop is gone", s -> !s.hasBishop());
        add("bishop-hangs", "the bishop is attacked", Concepts::isBishopHanging);
        add("connected", "the pawns are connected", Concepts::isConnected);
        add("doubled", "the pawns are doubled", Concepts::isDoubled);
        add("abreast", "the pawns stand abreast", Concepts::isAbreast);
        add("blockaded", "both pawns are blockaded", Questions::areBlockaded);
        // (d) by the interpreter's own state
        PLAIN.put(
                "has-no-plan",
                new Predicate(
                        "has-no-plan",
                        "no move has been proposed",
                        state -> state.consultation().moves().isEmpty()));
        PLAIN.put(
                "has-occurred-before",
                new Predicate(
                        "has-occurred-before",
                        "the position has been on the board before",
                        state -> state.wasPlayed(state.situation())));
    }

    private Questions() {}

    private static void add(String name, String words, java.util.function.Predicate<Situation> test) {
        PLAIN.put(name, new Predicate(name, words, state -> test.test(state.situation())));
    }

    /** Returns every name, for messages. */
    static String names() {
        TreeSet<String> names = new TreeSet<>(PLAIN.keySet());
        names.addAll(List.of("match(PATTERN)", "wins-without(MEN)", "draws-without(MEN)"));
        return String.join(", ", names);
    }

    /** Returns the predicate of a name; empty when there is none with these arguments. */
    static Optional<Predicate> of(String name, List<String> arguments) {
        if (arguments.isEmpty()) {
            return Optional.ofNullable(PLAIN.get(name));
        }
        String full = name + "(" + String.join(", ", arguments) + ")";
        return switch (name) {
            case "match" -> arguments.size() == 1 ? match(full, arguments.get(0)) : Optional.empty();
            case "wins-without" -> aside(full, arguments, ExpectedOutcome.WIN, "White would still win");
            case "draws-without" -> aside(full, arguments, ExpectedOutcome.DRAW, "it would still be a draw");
            default -> Optional.empty();
        };
    }

    /** (c) by the stock of patterns. */
    private static Optional<Predicate> match(String full, String pattern) {
        Patterns.Pattern standing = Patterns.STANDING.get(pattern);
        if (standing != null) {
            return Optional.of(new Predicate(
                    full, standing.words(), state -> standing.matches().test(state.situation())));
        }
        Patterns.KingPlace place = Patterns.PLACES.get(pattern);
        return Optional.ofNullable(place)
                .map(found -> new Predicate(full, found.words(), state -> found.matches(state.situation())));
    }

    /** (e) by calling the program on a board from which pieces are removed. */
    private static Optional<Predicate> aside(String full, List<String> names, ExpectedOutcome outcome, String claim) {
        if (!names.stream().allMatch(PieceNames::isName)) {
            return Optional.empty();
        }
        String words = claim + " without "
                + String.join(" and ", names.stream().map(PieceNames::words).toList());
        return Optional.of(new Predicate(full, words, state -> {
            long removed = 0;
            for (String name : names) {
                int square = PieceNames.square(state.situation(), name);
                if (square == Square.NONE) {
                    return false;
                }
                removed |= Bitboard.of(square);
            }
            return state.situation()
                    .without(removed)
                    .filter(other -> state.askOneself(other) == outcome)
                    .isPresent();
        }));
    }

    /** Returns true when a pawn could promote if Black passed. */
    private static boolean threatensToQueen(Situation s) {
        for (long rest = s.pawns() & Bitboard.rank(6); rest != 0; rest = Bitboard.rest(rest)) {
            int goal = Bitboard.first(rest) + 8;
            if (!Bitboard.contains(s.occupied(), goal) && !Concepts.blackCanTakeOn(s, goal)) {
                return true;
            }
        }
        return false;
    }

    private static boolean areBlockaded(Situation s) {
        List<Integer> grades = new ArrayList<>();
        for (long rest = s.pawns(); rest != 0; rest = Bitboard.rest(rest)) {
            grades.add(Concepts.blockade(s, Bitboard.first(rest)));
        }
        return grades.stream().allMatch(grade -> grade >= 2);
    }
}
