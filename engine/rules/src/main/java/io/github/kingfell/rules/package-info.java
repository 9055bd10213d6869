/**
 * The rules of chess and nothing else: board and moves, notation, certificates, and the checkers of proofs. Depends on
 * no other module and on no library.
 */
@NullMarked
package io.github.kingfell.rules;

import org.jspecify.annotations.NullMarked;
