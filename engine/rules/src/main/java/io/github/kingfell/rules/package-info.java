/**
 * The rules of chess: board and moves, notation, certificates, proof files, and the checkers of proofs. Depends on no
 * other module and on no library.
 */
@NullMarked
package io.github.kingfell.rules;

import org.jspecify.annotations.NullMarked;
