/**
 * Depth-first proof-number search for a mate within a bound. {@link io.github.kingfell.prover.dfpn.DfPn} searches;
 * {@code Children} compute a node's numbers, {@code Expansion} gives new nodes their first ones, {@code GraphHistory}
 * handles draws by repetition and by the fifty-move rule, and {@link io.github.kingfell.prover.dfpn.ProofTable} is the
 * transposition table.
 */
@NullMarked
package io.github.kingfell.prover.dfpn;

import org.jspecify.annotations.NullMarked;
