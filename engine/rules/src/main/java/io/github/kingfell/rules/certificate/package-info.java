/**
 * Certificates: winning strategies written down so that they can be checked without the program that found them.
 * Contains the numbering of positions, the automaton of moves and successors, and its file.
 */
@NullMarked
package io.github.kingfell.rules.certificate;

import org.jspecify.annotations.NullMarked;
