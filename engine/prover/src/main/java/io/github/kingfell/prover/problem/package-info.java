/**
 * Chess problems of few moves, solved by exhaustive search: keys and cooks, tries, set play, variations, for goals that
 * are forced, and all lines of help play, series and proof games. By the conventions of problems, repetition and the
 * fifty-move rule do not exist here.
 */
@NullMarked
package io.github.kingfell.prover.problem;

import org.jspecify.annotations.NullMarked;
