/**
 * Chess problems of few moves, solved by exhaustive search: keys and cooks, tries, set play, variations, for direct
 * mates and stalemates, selfmates and helpmates. By the conventions of problems, repetition and the fifty-move rule do
 * not exist here.
 */
@NullMarked
package io.github.kingfell.prover.problem;

import org.jspecify.annotations.NullMarked;
