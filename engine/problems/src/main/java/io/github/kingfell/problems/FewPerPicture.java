package io.github.kingfell.problems;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Leaves of all lines that end in the same picture of a mate only the first ones, in the order of Popeye, which looks
 * at the board from the mating side. Of a picture are the mated king, the men that check or guard squares next to it,
 * and those of its own that block squares which are not guarded.
 */
public final class FewPerPicture {
    private final Position start;
    private final Turns turns;

    /**
     * @param start where the lines begin
     * @param goal a mate in help or series play, without parries and without moves before a series
     */
    public FewPerPicture(Position start, Goal goal) {
        this.start = start;
        turns = Turns.of(goal);
    }

    /** Returns whether lines to a goal have pictures. */
    public static boolean suits(Goal goal) {
        boolean help = goal.play() == Goal.Play.HELP
                || goal.play() == Goal.Play.SERIES
                || goal.play() == Goal.Play.SERIES_HELP;
        return help && goal.aim().equals(ProblemAim.MATE) && goal.intro() == 0;
    }

    /** Returns at most so many of the lines for each picture, in the order in which they are given. */
    public List<int[]> of(List<int[]> lines, int most) {
        int[][] numbers = new int[lines.size()][];
        Map<String, List<Integer>> pictures = new TreeMap<>();
        for (int i = 0; i < lines.size(); i++) {
            Position position = start.copy();
            numbers[i] = play(position, lines.get(i));
            pictures.computeIfAbsent(picture(position), picture -> new ArrayList<>())
                    .add(i);
        }
        BitSet kept = new BitSet();
        for (List<Integer> same : pictures.values()) {
            same.sort((one, other) -> Arrays.compare(numbers[one], numbers[other]));
            same.stream().limit(most).forEach(kept::set);
        }
        return kept.stream().mapToObj(lines::get).toList();
    }

    /** Plays a line, and returns the numbers of its moves. */
    private int[] play(Position position, int[] line) {
        int mating = lastMover(line.length);
        int[] numbers = new int[line.length];
        for (int ply = 0; ply < line.length; ply++) {
            numbers[ply] = FirstMoves.number(position, line[ply], mating);
            position.make(line[ply]);
            if (turns.passes(line.length - ply - 1)) {
                position.makeNull();
            }
        }
        return numbers;
    }

    private int lastMover(int plies) {
        return turns.isLast(plies) ? start.sideToMove() : start.sideToMove() ^ 1;
    }

    /** Returns the men that take part in a mate. */
    private static String picture(Position mate) {
        int mated = mate.sideToMove();
        int king = mate.king(mated);
        long ring = Attacks.king(king);
        long others = mate.occupied() & ~Bitboard.of(king);
        long men = Bitboard.of(king);
        long guarded = 0;
        for (long rest = mate.color(mated ^ 1); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int kind = Piece.kind(mate.pieceAt(square));
            long attacked = kind == Piece.PAWN ? Attacks.pawn(mated ^ 1, square) : Attacks.of(kind, square, others);
            guarded |= attacked;
            men |= (attacked & (ring | Bitboard.of(king))) == 0 ? 0 : Bitboard.of(square);
        }
        men |= mate.color(mated) & ring & ~guarded;
        StringBuilder text = new StringBuilder();
        for (long rest = men; rest != 0; rest = Bitboard.rest(rest)) {
            text.append(mate.pieceAt(Bitboard.first(rest)))
                    .append('@')
                    .append(Bitboard.first(rest))
                    .append(' ');
        }
        return text.toString();
    }
}
