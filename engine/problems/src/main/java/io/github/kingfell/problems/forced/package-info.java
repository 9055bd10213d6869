/**
 * Problems in which one side forces the goal: keys and cooks, tries, set play, variations, and how books print them.
 */
@NullMarked
package io.github.kingfell.problems.forced;

import org.jspecify.annotations.NullMarked;
