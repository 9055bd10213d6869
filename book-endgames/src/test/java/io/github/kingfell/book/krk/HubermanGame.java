package io.github.kingfell.book.krk;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.notation.NotationException;
import io.github.kingfell.engine.notation.UciMove;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A game of the file {@code huberman/krk-games.txt}, whose head explains the format.
 *
 * @param depths of the trees grown, 0 where an earlier tree is followed; empty when not stated
 */
record HubermanGame(String name, String start, Value startValue, List<Ply> plies, List<Integer> depths) {
    /** Stage and, unless -1, squad. */
    record Value(int stage, int squad) {
        static Value parse(String text) {
            String[] words = text.strip().split(" ");
            return new Value(Integer.parseInt(words[0]), words[1].equals("-") ? -1 : Integer.parseInt(words[1]));
        }
    }

    record Ply(String name, String uci, Value value) {}

    static List<HubermanGame> all() {
        List<HubermanGame> games = new ArrayList<>();
        for (String block : text().split("(?m)^game ")) {
            if (!block.startsWith("#")) {
                games.add(parse(block));
            }
        }
        return games;
    }

    static HubermanGame named(String name) {
        return all().stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Position startPosition() {
        try {
            return Fen.parse(start);
        } catch (NotationException e) {
            throw new AssertionError(start, e);
        }
    }

    /** Makes a ply's move. */
    static void play(Position position, Ply ply) {
        int move = UciMove.parse(ply.uci(), position);
        if (move == 0) {
            throw new AssertionError(ply + " is illegal");
        }
        position.make(move);
    }

    @Override
    public String toString() {
        return name;
    }

    private static HubermanGame parse(String block) {
        String[] lines = block.split("\n");
        String[] start = {};
        List<Ply> plies = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\\|");
            if (line.startsWith("start ")) {
                start = fields;
            } else if (line.startsWith("depths ")) {
                for (String depth : line.substring(7).split(" ")) {
                    depths.add(depth.equals("-") ? 0 : Integer.parseInt(depth));
                }
            } else if (fields.length == 3) {
                plies.add(new Ply(fields[0].strip(), fields[1].strip(), Value.parse(fields[2])));
            }
        }
        String name = lines[0].split(" ")[0];
        String fen = start[0].substring("start ".length()).strip();
        return new HubermanGame(name, fen, Value.parse(start[1]), plies, depths);
    }

    private static String text() {
        try (InputStream in = HubermanGame.class.getResourceAsStream("/huberman/krk-games.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
