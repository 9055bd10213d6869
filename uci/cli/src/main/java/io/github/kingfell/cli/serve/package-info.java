/**
 * One page in the user's own browser: positions, live searches, proofs to walk through, and drills. Serves this machine
 * alone, and only who holds the token.
 */
@NullMarked
package io.github.kingfell.cli.serve;

import org.jspecify.annotations.NullMarked;
