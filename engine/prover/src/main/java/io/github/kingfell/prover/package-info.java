/**
 * The prover: mates by proof-number search. The rest of the engine uses
 * {@link io.github.kingfell.prover.ProofNumberPlayer}. Below it, in the order of reading: {@code solver} from a task to
 * checked mates, {@code dfpn} the search, {@code graph} a second search for long mates, {@code refutation} for the
 * proof that there is no mate, and {@code checkpoint} for searches of hours.
 */
@NullMarked
package io.github.kingfell.prover;

import org.jspecify.annotations.NullMarked;
