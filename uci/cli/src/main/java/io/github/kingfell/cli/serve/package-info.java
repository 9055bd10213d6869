/**
 * One page in the user's own browser: positions, live searches, proofs to walk through, and drills. The server accepts
 * connections from this machine alone, and only with the token.
 */
@NullMarked
package io.github.kingfell.cli.serve;

import org.jspecify.annotations.NullMarked;
