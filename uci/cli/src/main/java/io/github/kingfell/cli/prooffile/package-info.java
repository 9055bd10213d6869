/**
 * Proofs of mate as files: written once, read and checked by whoever doubts them. The format is described in
 * {@code docs/proof-format.md}. Nothing here decides whether a proof holds; that is left to the checkers.
 */
@NullMarked
package io.github.kingfell.cli.prooffile;

import org.jspecify.annotations.NullMarked;
