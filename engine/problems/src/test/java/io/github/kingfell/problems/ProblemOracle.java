package io.github.kingfell.problems;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The definitions of the genres, written without move order, transposition table or leaf tests: too simple to be wrong.
 */
final class ProblemOracle {
    private final Goal goal;

    ProblemOracle(Goal goal) {
        this.goal = goal;
    }

    /** Returns all first moves after which the goal is reached within n moves, the first move included. */
    Set<Integer> keys(Position position, int n) {
        Set<Integer> keys = new TreeSet<>();
        if (!mayBegin(position)) {
            return keys;
        }
        for (int move : legal(position)) {
            if (endsInTime(position, move, true, n - 1)) {
                keys.add(move);
                continue;
            }
            if (spoils(position, move, true, n - 1)) {
                continue;
            }
            position.make(move);
            if (isForced(position, n - 1)) {
                keys.add(move);
            }
            position.unmake(move);
        }
        return keys;
    }

    /** Returns false when the rule of reflex play makes the attacker end the play. */
    boolean mayBegin(Position position) {
        return goal.play() != Goal.Play.REFLEX || !canEnd(position);
    }

    /** Returns the replies to a move after which the goal is out of reach; none when the move reaches it. */
    Set<Integer> refutations(Position position, int move, int left) {
        Set<Integer> refutations = new TreeSet<>();
        boolean ends = endsInTime(position, move, true, left) || spoils(position, move, true, left);
        position.make(move);
        if (!ends && left > 0 && mayPass(position)) {
            position.unmake(move);
            return refutations;
        }
        if (!ends && !mustEnd(position)) {
            for (int reply : legal(position)) {
                if (!isAnswered(position, reply, left)) {
                    refutations.add(reply);
                }
            }
        } else if (!ends && goal.exact() && left > 0) {
            legalStream(position)
                    .filter(reply -> reaches(position, reply, goal.aim()))
                    .forEach(refutations::add);
        }
        position.unmake(move);
        return refutations;
    }

    /** Returns the number of lines of exactly this number of plies that end in mate, by exhaustive search. */
    static int helpLines(Position position, int plies) {
        return new ProblemOracle(Goal.HELPMATE).lines(position, plies);
    }

    /** Returns the number of lines of exactly this number of plies that reach the goal of help play. */
    int lines(Position position, int plies) {
        if (plies == goal.lastPlies()) {
            return endings(position);
        }
        if (goal.play().isReflex() && canEnd(position)) {
            return 0;
        }
        int lines = 0;
        for (int move : legal(position)) {
            if ((plies % 2 == 1 || goal.wrongSide() == Goal.WrongSide.ENDS) && endsTooSoon(position, move)) {
                continue;
            }
            position.make(move);
            lines += lines(position, plies - 1);
            position.unmake(move);
        }
        return lines;
    }

    /**
     * A move that reaches the goal ends the play. Popeye does not look for it where two plies end the play together,
     * and lets a series go on after a stalemate, as the other side passes anyway.
     */
    private boolean endsTooSoon(Position position, int move) {
        return goal.lastPlies() == 1
                && goal.aim().kind() != ProblemAim.Kind.STALEMATE
                && reaches(position, move, goal.aim());
    }

    /** Returns the number of series of that many moves after which the goal is reached, by the other side in help. */
    int series(Position position, int moves) {
        int alone = goal.play() == Goal.Play.SERIES || goal.lastPlies() == 2 ? 1 : 0;
        if (moves == alone) {
            return endings(position);
        }
        boolean reflex = goal.play().isReflex();
        if (reflex && canEnd(position)) {
            return 0;
        }
        int lines = 0;
        for (int move : legal(position)) {
            boolean ends = goal.play() == Goal.Play.SERIES || goal.wrongSide() == Goal.WrongSide.ENDS;
            if (ends && endsTooSoon(position, move)) {
                continue;
            }
            position.make(move);
            if (moves == 1) {
                lines += endings(position);
            } else if (!position.inCheck()) {
                lines += reflex && canEnd(position) ? 0 : passed(position, moves - 1);
            } else if (goal.play() == Goal.Play.PARRY_SERIES_HELP) {
                lines += parried(position, moves - 1);
            }
            position.unmake(move);
        }
        return lines;
    }

    private int passed(Position position, int moves) {
        position.makeNull();
        int lines = series(position, moves);
        position.unmakeNull();
        return lines;
    }

    private int parried(Position position, int moves) {
        int lines = 0;
        for (int parry : legal(position)) {
            if (!endsTooSoon(position, parry)) {
                position.make(parry);
                lines += series(position, moves);
                position.unmake(parry);
            }
        }
        return lines;
    }

    /** Returns the number of ways in which the last ply, or the last two, reach the goal. */
    private int endings(Position position) {
        if (goal.lastPlies() == 1) {
            return reaching(position, goal.aim());
        }
        boolean reflex = goal.play() == Goal.Play.HELP_REFLEX || goal.play() == Goal.Play.SERIES_REFLEX;
        if (reflex && canEnd(position)) {
            return 0;
        }
        int helped = 0;
        for (int move : legal(position)) {
            position.make(move);
            int reaching = reaching(position, goal.aim());
            boolean all = reaching == legal(position).length;
            helped += reflex || goal.play().isReciprocal() || all ? reaching : 0;
            position.unmake(move);
        }
        if (!goal.play().isReciprocal()) {
            return helped;
        }
        int own = reaching(position, goal.first());
        return own > 0 && helped > 0 ? own + helped : 0;
    }

    private static int reaching(Position position, ProblemAim aim) {
        return (int) legalStream(position)
                .filter(move -> reaches(position, move, aim))
                .count();
    }

    private boolean canEnd(Position position) {
        return reaching(position, goal.aim()) > 0;
    }

    /** Returns whether the rule of reflex play makes the defender end the play. */
    private boolean mustEnd(Position position) {
        boolean reflex = goal.play() == Goal.Play.REFLEX || goal.play() == Goal.Play.SEMI_REFLEX;
        return reflex && canEnd(position);
    }

    private boolean endsInTime(Position position, int move, boolean attacker, int left) {
        boolean suits = attacker != goal.isSelf() || attacker && goal.wrongSide() == Goal.WrongSide.SOLVES;
        return suits && (left == 0 || !goal.exact()) && reaches(position, move, goal.aim());
    }

    private boolean spoils(Position position, int move, boolean attacker, int left) {
        boolean ends = goal.isSelf() == attacker
                ? goal.wrongSide() == Goal.WrongSide.ENDS
                : !attacker && goal.exact() && left > 0;
        return ends && reaches(position, move, goal.aim());
    }

    /** Returns whether the defender passes in a parry series, unless all its moves end the play. */
    private boolean mayPass(Position position) {
        boolean parries = goal.play() == Goal.Play.PARRY_SERIES || goal.play() == Goal.Play.PARRY_SERIES_SELF;
        return parries && !position.inCheck();
    }

    private boolean isForced(Position position, int left) {
        if (mustEnd(position)) {
            return true;
        }
        if (mayPass(position)) {
            boolean ends = goal.isSelf() && (left == 0 || !goal.exact()) && legal(position).length > 0;
            if (ends && reaching(position, goal.aim()) == legal(position).length) {
                return true;
            }
            position.makeNull();
            boolean wins = left > 0 && !keys(position, left).isEmpty();
            position.unmakeNull();
            return wins;
        }
        int[] replies = legal(position);
        for (int reply : replies) {
            if (!isAnswered(position, reply, left)) {
                return false;
            }
        }
        return replies.length > 0;
    }

    private boolean isAnswered(Position position, int reply, int left) {
        if (endsInTime(position, reply, false, left)) {
            return true;
        }
        if (spoils(position, reply, false, left)) {
            return false;
        }
        position.make(reply);
        boolean answered = left > 0 && !keys(position, left).isEmpty();
        position.unmake(reply);
        return answered;
    }

    /** Compares the board before and after the move. */
    private static boolean reaches(Position position, int move, ProblemAim aim) {
        int us = position.sideToMove();
        long own = position.color(us);
        long other = position.color(us ^ 1);
        int king = position.king(us);
        position.make(move);
        long arrived = position.color(us) & ~own;
        boolean taken = position.color(us ^ 1) != other;
        boolean castling = Math.abs(Square.file(king) - Square.file(position.king(us))) > 1;
        boolean reached = switch (aim.kind()) {
            case MATE -> position.inCheck() && isOver(position);
            case STALEMATE -> !position.inCheck() && isOver(position);
            case MATE_OR_STALEMATE -> isOver(position);
            case DOUBLE_STALEMATE -> !position.inCheck() && isOver(position) && isOtherImmobile(position);
            case AUTO_STALEMATE -> !position.inCheck() && isOtherImmobile(position);
            case CHECK -> position.inCheck();
            case CAPTURE -> taken;
            case EN_PASSANT -> taken && (arrived & other) == 0;
            case CASTLING -> castling;
            case SQUARE -> castling ? position.king(us) == aim.square() : arrived == 1L << aim.square();
            case ANY_MOVE -> true;
            case FAR_EDGE -> (arrived & (us == 0 ? 0xFF00000000000000L : 0xFFL)) != 0;
            case AUTO_MATE, DIAGRAM, BOARD, EXCHANGE, KISS -> throw new IllegalArgumentException(aim.sign());
        };
        position.unmake(move);
        return reached;
    }

    private static boolean isOver(Position position) {
        return legal(position).length == 0;
    }

    private static boolean isOtherImmobile(Position position) {
        position.makeNull();
        boolean immobile = isOver(position);
        position.unmakeNull();
        return immobile;
    }

    static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }

    private static IntStream legalStream(Position position) {
        return Arrays.stream(legal(position));
    }
}
