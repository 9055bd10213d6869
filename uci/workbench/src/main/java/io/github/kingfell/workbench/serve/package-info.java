/**
 * A local server for one page in the user's own browser: positions, live searches, proofs to walk through, and drills.
 * It serves this machine alone, and only who holds the token.
 */
@NullMarked
package io.github.kingfell.workbench.serve;

import org.jspecify.annotations.NullMarked;
