/**
 * Proof files: proofs of mate, of no mate and of a gain of material as text. The format is described in
 * {@code docs/proof-format.md}. The checkers of {@code rules.check} decide whether a proof holds; this package reads
 * and writes.
 */
@NullMarked
package io.github.kingfell.rules.prooffile;

import org.jspecify.annotations.NullMarked;
