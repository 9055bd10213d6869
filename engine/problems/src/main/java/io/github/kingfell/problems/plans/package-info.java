/**
 * Plans of mates and stalemates, listed once before a search: a place for each man that the end needs, and what a move
 * leaves of them.
 */
@NullMarked
package io.github.kingfell.problems.plans;

import org.jspecify.annotations.NullMarked;
