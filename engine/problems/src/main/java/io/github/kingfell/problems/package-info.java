/**
 * Chess problems of few moves: their goals, and all lines of help play, series and proof games, found by exhaustive
 * search. By the conventions of problems, repetition and the fifty-move rule do not exist here.
 */
@NullMarked
package io.github.kingfell.problems;

import org.jspecify.annotations.NullMarked;
