/** How Atkin and Witten's program wrote moves. "Computer Chess" (Atlas Computer Laboratory, 1973), appendix A. */
@NullMarked
package io.github.kingfell.classics.connectivity.notation;

import org.jspecify.annotations.NullMarked;
