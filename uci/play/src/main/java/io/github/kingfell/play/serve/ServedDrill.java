package io.github.kingfell.play.serve;

import io.github.kingfell.arena.endplay.Defence;
import io.github.kingfell.arena.endplay.Defender;
import io.github.kingfell.arena.peer.GameEnd;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** A won endgame that the user plays against the longest defence; each move is compared with the exact table. */
final class ServedDrill {
    private final ExactValues truth;
    private final Defender defender;
    private final Position position;
    private final String start;
    private final int strong;
    private final int shortest;
    private final List<JsonObject> moves = new ArrayList<>();
    private int lost;
    private int hints;
    private @Nullable GameEnd end;

    /**
     * @param start won for the side to move, which the user plays
     * @param truth exact values of the material and of all material that can arise from it
     */
    ServedDrill(Position start, ExactValues truth, Random lots) {
        this.truth = truth;
        defender = new Defender(Defence.LONGEST, truth, CertificateLibrary.EMPTY, lots);
        position = start.copy();
        this.start = Fen.format(start);
        strong = start.sideToMove();
        shortest = movesToMate();
    }

    /** Returns whether the side to move mates by force. */
    static boolean isWon(Position position, ExactValues truth) {
        int plies = truth.plies(position);
        return plies > 0 && plies % 2 == 1;
    }

    private int movesToMate() {
        return (truth.plies(position) + 1) / 2;
    }

    /** Returns the state of the game, with the list of the user's moves and how much each of them lost. */
    JsonObject json() {
        JsonObject json = new JsonObject()
                .put("start", start)
                .put("fen", Fen.format(position))
                .put("strong", strong == Color.WHITE ? "white" : "black")
                .put("shortest", shortest)
                .put("end", end == null ? "" : end == GameEnd.MATED ? "checkmate" : end.toString())
                .put("won", end == GameEnd.MATED)
                .put("lost", lost)
                .put("hints", hints)
                .putObjects("moves", moves);
        return end == null ? json.put("left", movesToMate()) : json;
    }

    /** Plays the user's move and the reply of the defence. */
    JsonObject play(String text) throws RefusedException {
        requireGoingOn();
        int move = UciMove.parse(text, position);
        if (move == Move.NONE) {
            throw RefusedException.of("move", "no legal move: " + AskedGame.printable(text));
        }
        JsonObject record = MoveJson.of(position, move)
                .put("number", moves.size() + 1)
                .put("before", Fen.format(position))
                .put(
                        "best",
                        best().stream().map(good -> San.format(position, good)).toList());
        int left = movesToMate();
        position.make(move);
        end = endAfterMove();
        record.put("fen", Fen.format(position)).put("left", left);
        if (end == null || end == GameEnd.MATED) {
            int more = movesToMate() - (left - 1);
            lost += more;
            record.put("lost", more);
        }
        if (end == null) {
            reply(record);
        }
        moves.add(record);
        return json();
    }

    private @Nullable GameEnd endAfterMove() {
        GameEnd byRules = GameEnd.byRules(position);
        int plies = truth.plies(position);
        return byRules != null ? byRules : plies >= 0 && plies % 2 == 0 ? null : GameEnd.THROWN_AWAY;
    }

    private void reply(JsonObject record) {
        int reply = defender.reply(position);
        record.put("reply", MoveJson.of(position, reply));
        position.make(reply);
        end = GameEnd.byRules(position);
    }

    /** Returns the moves that mate soonest, and counts the hint. */
    JsonObject hint() throws RefusedException {
        requireGoingOn();
        hints++;
        return new JsonObject()
                .putObjects(
                        "best",
                        best().stream().map(move -> MoveJson.of(position, move)).toList())
                .put("left", movesToMate());
    }

    private List<Integer> best() {
        MoveList legal = MoveList.legal(position);
        int aim = truth.plies(position) - 1;
        List<Integer> best = new ArrayList<>();
        for (int move : legal.toArray()) {
            position.make(move);
            if (truth.plies(position) == aim) {
                best.add(move);
            }
            position.unmake(move);
        }
        return best;
    }

    private void requireGoingOn() throws RefusedException {
        if (end != null) {
            throw new RefusedException(RefusedException.CONFLICT, "the drill is over");
        }
    }
}
