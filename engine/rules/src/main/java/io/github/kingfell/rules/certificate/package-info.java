/**
 * A winning strategy written down, so that it can be checked without the program that found it: positions by number,
 * the automaton of moves and successors, and its file.
 */
@NullMarked
package io.github.kingfell.rules.certificate;

import org.jspecify.annotations.NullMarked;
