/**
 * A local server for one page in the user's own browser: positions, live searches, proofs to step through, and drills.
 * It serves only this machine, and only requests with the token.
 */
@NullMarked
package io.github.kingfell.play.serve;

import org.jspecify.annotations.NullMarked;
