package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Games from random positions that end in stalemate: with its last moves each is a help stalemate. */
public final class StalematedGames {
    static final int PLIES = 120;
    private static final List<String> MEN = List.of("KQRBNPPPkpppp", "KQPkppppbnr", "KPPkppppp", "KRBPPkpppbn");

    /** Looks at a game. */
    public interface Judge {
        /** @param end the position after all moves; may be changed */
        void judge(Position end, int[] moves, String start);
    }

    private StalematedGames() {}

    /** Plays games; White takes most of what it can, so that many end in stalemate. */
    public static void play(long seed, int games, Judge judge) {
        Random random = new Random(seed);
        for (int game = 0; game < games; game++) {
            Position position = randomPosition(random);
            String start = "seed " + seed + ": " + Fen.format(position);
            List<Integer> moves = new ArrayList<>();
            MoveList list = MoveList.legal(position);
            while (!list.isEmpty() && moves.size() < PLIES) {
                int move = choose(position, list, random);
                position.make(move);
                moves.add(move);
                list = MoveList.legal(position);
            }
            if (list.isEmpty() && !position.inCheck()) {
                judge.judge(position, moves.stream().mapToInt(Integer::intValue).toArray(), start);
            }
        }
    }

    private static int choose(Position position, MoveList list, Random random) {
        int move = list.get(random.nextInt(list.size()));
        for (int trial = 0; trial < list.size() && position.sideToMove() == Color.WHITE; trial++) {
            int other = list.get(random.nextInt(list.size()));
            if (position.isCapture(other) && random.nextInt(3) > 0) {
                return other;
            }
        }
        return move;
    }

    private static Position randomPosition(Random random) {
        while (true) {
            char[] board = "1".repeat(64).toCharArray();
            for (char man : MEN.get(random.nextInt(MEN.size())).toCharArray()) {
                int square = Character.toLowerCase(man) == 'p' ? 8 + random.nextInt(48) : random.nextInt(64);
                if (board[square] == '1' && (Character.toLowerCase(man) == 'k' || random.nextInt(4) > 0)) {
                    board[square] = man;
                }
            }
            String rows = new String(board).replaceAll("(.{8})(?!$)", "$1/");
            try {
                return Fen.parse(rows + (random.nextBoolean() ? " w" : " b") + " - - 0 1");
            } catch (NotationException e) {
                // A king is missing or may be taken: another position.
            }
        }
    }
}
