package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Legal positions without castling rights, the pieces on random squares. The same seed gives the same ones. */
final class RandomPositions {
    private RandomPositions() {}

    /** Of each material in turn whose WDL table lies in the directory. */
    static List<Position> of(Path directory, int count, long seed) throws IOException {
        List<String> names;
        try (Stream<Path> files = Files.list(directory)) {
            names = files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(TableKind.WDL.suffix()))
                    .map(name -> name.substring(0, name.indexOf('.')))
                    .filter(name -> SyzygyMaterial.parse(name).isPresent())
                    .sorted()
                    .toList();
        }
        if (names.isEmpty()) {
            throw new IOException("no Syzygy tables in " + directory);
        }
        Random random = new Random(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            String name = names.get(positions.size() % names.size());
            try {
                positions.add(Fen.parse(fen(name, random)));
            } catch (NotationException e) {
                // A pawn on the last rank, or a king that could be taken: the next try.
            }
        }
        return positions;
    }

    private static String fen(String name, Random random) {
        char[] board = new char[64];
        Arrays.fill(board, '1');
        int black = name.indexOf('v');
        for (int i = 0; i < name.length(); i++) {
            if (i != black) {
                int square = random.nextInt(64);
                while (board[square] != '1') {
                    square = random.nextInt(64);
                }
                board[square] = i < black ? name.charAt(i) : Character.toLowerCase(name.charAt(i));
            }
        }
        StringBuilder fen = new StringBuilder();
        for (int rank = 0; rank < 8; rank++) {
            fen.append(rank == 0 ? "" : "/").append(board, 8 * rank, 8);
        }
        return fen + (random.nextBoolean() ? " w" : " b") + " - - 0 1";
    }
}
