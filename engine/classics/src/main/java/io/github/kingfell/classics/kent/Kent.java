package io.github.kingfell.classics.kent;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Kent's program: values every position one ply deep, keeps the best moves, and values every reply to them with
 * alpha-beta; John Birmingham's version searches one ply deeper. There is no quiescence search and no test for
 * repetitions.
 */
public final class Kent implements ClassicProgram {
    private static final String SOURCE =
            "P. Kent, A Simple Working Model (Computer Chess, Atlas Computer Laboratory, 1973)";
    private static final int MOST_MOVES = 218;

    static final ClassicSetting WIDTH =
            new ClassicSetting("kent.width", 6, MOST_MOVES, 8, "moves kept after the first ply");
    static final ClassicSetting PLIES = new ClassicSetting("kent.plies", 2, 3, 2, "plies searched");
    static final ClassicSetting SUBTRACT =
            new ClassicSetting("kent.subtract", 0, 1, 1, "squares controlled by the opponent count negatively");
    static final ClassicSetting KNIGHT =
            new ClassicSetting("kent.knight", 0, 1, 0, "threats to knights worth 45 and 30 instead of 51 and 34");

    private static final List<ClassicSetting> SETTINGS = List.of(WIDTH, PLIES, SUBTRACT, KNIGHT);

    /** Above every value. */
    private static final int INFINITE = 1_000_000;

    /** A queen is 324 of Kent's units and 900 centipawns: 25 to 9. */
    private static final int CENTIPAWNS = 25;

    private static final int UNITS = 9;

    /** The value of a mate must not look like a proven mate. */
    private static final int MOST_CENTIPAWNS = 9_000;

    private final KentTables tables;
    private final KentEvaluation evaluation;
    private final int width;
    private final int plies;

    Kent(ProgramStage edition, ClassicSettings settings) {
        tables = new KentTables(edition, settings.get(KNIGHT) == 1);
        evaluation = new KentEvaluation(tables, settings.get(SUBTRACT) == 1);
        width = settings.get(WIDTH);
        plies = settings.get(PLIES);
    }

    /** Returns the three players, oldest first. They share their settings. */
    public static List<ClassicCard> cards() {
        return List.of(
                card("kentfirst", "Kent, first version", ProgramStage.FIRST, List.of()),
                card("kent", "Kent 1973", ProgramStage.PLAIN, SETTINGS),
                card("kentlate", "Kent, late 1973", ProgramStage.LATE, List.of()));
    }

    private static ClassicCard card(String name, String title, ProgramStage edition, List<ClassicSetting> settings) {
        return new ClassicCard(new PlayerId(name, title), SOURCE, settings, chosen -> new Kent(edition, chosen));
    }

    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        List<Candidate> candidates = select(position, moves, counter);
        int number = position.fullmoveNumber();
        Candidate best = candidates.get(0);
        int bestValue = -INFINITE;
        for (Candidate candidate : candidates.subList(0, Math.min(width, candidates.size()))) {
            int value = afterReplies(position, candidate.move(), number, bestValue, counter);
            if (!counter.look()) {
                break;
            }
            if (value > bestValue) {
                best = candidate;
                bestValue = value;
            }
        }
        int value = bestValue == -INFINITE ? best.selector() : bestValue;
        int centipawns = value * CENTIPAWNS / UNITS;
        return Optional.of(new Choice(
                Pv.of(best.move()),
                Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, centipawns)),
                plies,
                "value " + value + " after the replies, rank " + (candidates.indexOf(best) + 1) + " before them"));
    }

    /** Returns all moves, the most promising first; among equals, the one generated later comes first. */
    List<Candidate> select(Position position, int[] moves, PositionCounter counter) {
        int number = position.fullmoveNumber();
        List<Candidate> candidates = new ArrayList<>();
        for (int move : inOrder(position, moves)) {
            position.make(move);
            int value = counter.look() ? evaluation.evaluate(position, number) + castling(move) : -INFINITE;
            position.unmake(move);
            candidates.add(0, new Candidate(move, value));
        }
        candidates.sort(Comparator.comparingInt(Candidate::selector).reversed());
        return candidates;
    }

    /**
     * Returns the value of a root move after all replies; it stops early when a reply shows that the move is no better
     * than the bound.
     */
    int afterReplies(Position position, int move, int number, int bound, PositionCounter counter) {
        position.make(move);
        int worst = INFINITE;
        int[] replies = inOrder(position, legal(position));
        for (int i = 0; i < replies.length && worst > bound && counter.look(); i++) {
            int bonus = castling(move) - castling(replies[i]);
            position.make(replies[i]);
            int value = plies == 2
                    ? -evaluation.evaluate(position, number) + bonus
                    : afterSecondMoves(position, number, bonus, worst, counter);
            position.unmake(replies[i]);
            worst = Math.min(worst, value);
        }
        if (replies.length == 0) {
            worst = evaluation.evaluate(position, number) + castling(move);
        }
        position.unmake(move);
        return worst;
    }

    private int afterSecondMoves(Position position, int number, int bonus, int bound, PositionCounter counter) {
        int[] moves = legal(position);
        if (moves.length == 0) {
            return -evaluation.evaluate(position, number) + bonus;
        }
        int best = -INFINITE;
        for (int i = 0; i < moves.length && best < bound && counter.look(); i++) {
            position.make(moves[i]);
            best = Math.max(best, evaluation.evaluate(position, number) + bonus + castling(moves[i]));
            position.unmake(moves[i]);
        }
        return best;
    }

    private int castling(int move) {
        return Move.isCastling(move) ? tables.castling : 0;
    }

    private static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }

    /** Orders the moves piece by piece, each piece's short moves first; promotions to a queen only. */
    private static int[] inOrder(Position position, int[] moves) {
        int flip = position.sideToMove() == Color.WHITE ? 0 : 56;
        ToIntFunction<Integer> rank = move -> (Move.from(move) ^ flip) << 6 | Move.to(move) ^ flip;
        int[] queens = IntStream.of(moves).filter(Kent::isWanted).toArray();
        int[] wanted = queens.length == 0 ? moves : queens;
        return IntStream.of(wanted)
                .boxed()
                .sorted(Comparator.comparingInt(rank))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static boolean isWanted(int move) {
        return !Move.isPromotion(move) || Move.promotedTo(move) == Piece.QUEEN;
    }
}
