/** Which stalemates are possible, man by man, and what a move leaves of them. */
@NullMarked
package io.github.kingfell.problems.plans;

import org.jspecify.annotations.NullMarked;
