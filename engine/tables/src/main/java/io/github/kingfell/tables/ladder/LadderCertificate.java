package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.notation.Fen;

/**
 * The play of a ladder as a certificate, which checkers judge that know neither the ladder nor the graph. The play
 * depends on the position alone, so that there are no further variants.
 */
public final class LadderCertificate {
    private final EndingGraph graph;
    private final LadderPlay play;
    private final Placements placements;
    private final EndingNumbers numbers;

    private LadderCertificate(EndingGraph graph, LadderPlay play) {
        this.graph = graph;
        this.play = play;
        placements = new Placements(MaterialKey.name(graph.material()));
        numbers = new EndingNumbers(graph.material());
    }

    /** Returns true when there are certificates of the ending: against a bare king, without pawns. */
    public static boolean covers(long material) {
        return Placements.cover(MaterialKey.name(material))
                && MaterialKey.count(material, Color.WHITE, Piece.PAWN) == 0;
    }

    /**
     * Returns the certificate.
     *
     * @param play the play of a ladder in the graph, of an ending that {@link #covers} allows
     */
    public static Automaton of(EndingGraph graph, LadderPlay play) {
        return new LadderCertificate(graph, play).automaton();
    }

    private Automaton automaton() {
        IntRow positions = new IntRow();
        IntRow moves = new IntRow();
        IntRow lengths = new IntRow();
        boolean complete = true;
        int[] nodes = graph.nodesByNumber(Color.WHITE);
        for (int number = 0; number < placements.size(); number++) {
            Position position =
                    placements.canonical(number) == number ? placements.position(number, Color.WHITE) : null;
            int node = position == null ? EndingGraph.GONE : nodes[numbers.of(position)];
            if (position != null && node >= 0 && play.shortest(node) > 0) {
                positions.add(number);
                moves.add(move(node, position));
                lengths.add(play.shortest(node));
            } else if (node >= 0 && graph.isWon(node)) {
                complete = false;
            }
        }
        return new Automaton(
                placements,
                complete,
                positions.toArray(),
                new int[0],
                bytes(moves),
                bytes(lengths),
                new int[0],
                new short[0]);
    }

    private int move(int node, Position position) {
        MoveList legal = MoveList.legal(position);
        int[] nodes = graph.nodesByNumber(Color.BLACK);
        for (int i = 0; i < legal.size(); i++) {
            position.make(legal.get(i));
            int after = nodes[numbers.of(position)];
            position.unmake(legal.get(i));
            if (play.endsWithin(node, after, play.shortest(node))) {
                return i;
            }
        }
        throw new IllegalStateException("no advised move: " + Fen.format(position));
    }

    private static byte[] bytes(IntRow row) {
        byte[] bytes = new byte[row.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) row.get(i);
        }
        return bytes;
    }
}
