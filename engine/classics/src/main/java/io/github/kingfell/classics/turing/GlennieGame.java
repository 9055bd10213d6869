package io.github.kingfell.classics.turing;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The game that Turing played by hand as his machine in 1952, compared with the choices of his rules. It survives in
 * two versions, which differ from the 21st move on.
 *
 * @param title which version
 * @param source where it is printed
 * @param moves of White, the machine
 */
public record GlennieGame(String title, String source, List<Turn> moves) {
    private static final String RESOURCE = "glennie.pgn";

    public GlennieGame {
        moves = List.copyOf(moves);
    }

    /**
     * One move of White.
     *
     * @param number of the move, from 1
     * @param played in the game, in SAN
     * @param printed the increase of position-play in tenths, where Turing gives it
     * @param weighed value of the played move by the rules
     * @param highest true when every other move has a lower position-play value
     * @param chosen the move that the rules choose, in SAN
     * @param best value of that move by the rules
     */
    public record Turn(
            int number,
            String played,
            OptionalInt printed,
            Weighed weighed,
            boolean highest,
            String chosen,
            Weighed best) {
        /** Returns whether the rules choose the move played. */
        public boolean agrees() {
            return weighed.move() == best.move();
        }

        /** Returns the difference of the increase from the printed one, in tenths. */
        public OptionalInt error() {
            return printed.isPresent()
                    ? OptionalInt.of(Math.abs(printed.getAsInt() - weighed.increase()))
                    : OptionalInt.empty();
        }
    }

    /** Returns how often the rules choose the move played. */
    public int agreements() {
        return (int) moves.stream().filter(Turn::agrees).count();
    }

    /** Returns how many printed increases differ by at most this many tenths. */
    public int figuresWithin(int tenths) {
        return (int) moves.stream()
                .filter(turn -> turn.error().orElse(Integer.MAX_VALUE) <= tenths)
                .count();
    }

    /** Returns how many increases are printed. */
    public int figures() {
        return (int) moves.stream().filter(turn -> turn.printed().isPresent()).count();
    }

    /** Weighs both versions by Turing's rules; the version of his typescript comes first. */
    public static List<GlennieGame> weigh(Turing machine) {
        List<GlennieGame> games = new ArrayList<>();
        try {
            for (PgnGame game : PgnReader.shipped(GlennieGame.class, RESOURCE)) {
                games.add(of(game, machine));
            }
        } catch (NotationException e) {
            throw new IllegalStateException(RESOURCE + ": " + e.getMessage(), e);
        }
        return games;
    }

    private static GlennieGame of(PgnGame game, Turing machine) throws NotationException {
        List<Turn> turns = new ArrayList<>();
        Position position = game.start();
        List<PgnMove> moves = game.moves();
        for (int i = 0; i < moves.size(); i++) {
            if (i % 2 == 0) {
                turns.add(turn(position, i / 2 + 1, moves.get(i), machine));
            }
            position.make(moves.get(i).move());
        }
        return new GlennieGame(game.tag("Event"), game.tag("Source"), turns);
    }

    private static Turn turn(Position position, int number, PgnMove move, Turing machine) {
        List<Weighed> all = machine.weigh(position, MoveList.legal(position).toArray());
        Weighed played = all.stream()
                .filter(one -> one.move() == move.move())
                .findFirst()
                .orElseThrow();
        boolean highest =
                all.stream().noneMatch(one -> one.move() != played.move() && one.increase() >= played.increase());
        Weighed best = all.stream()
                .max(Comparator.comparingDouble(Weighed::value).thenComparingInt(Weighed::increase))
                .orElseThrow();
        // Of several equal moves any may be chosen, so the played one is no disagreement.
        boolean equal = played.value() == best.value() && played.increase() == best.increase();
        Weighed chosen = equal ? played : best;
        return new Turn(
                number,
                San.format(position, move.move()),
                printed(move.comment()),
                played,
                highest,
                San.format(position, chosen.move()),
                chosen);
    }

    /** Reads a printed increase such as "4.2*". */
    private static OptionalInt printed(String comment) {
        return comment.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.round(10 * Double.parseDouble(comment.replace("*", ""))));
    }
}
