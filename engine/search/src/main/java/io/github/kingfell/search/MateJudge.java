package io.github.kingfell.search;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/** Proves or rejects a claimed mate. */
public interface MateJudge {
    /**
     * @param root with its game history; not changed
     * @param rootMoves the only root moves searched, empty for all
     * @param moves length claimed: n when the side to move mates in at most n, -n when it is mated in at most n
     * @param nodes the greatest number of nodes to spend
     * @param control polled for nodes and stop
     * @return the certificate of a mate of the claimed sign and at most the claimed length; empty when it was disproved
     *     or the budget ran out
     */
    Optional<MateCertificate> prove(Position root, int[] rootMoves, int moves, long nodes, SearchControl control);
}
