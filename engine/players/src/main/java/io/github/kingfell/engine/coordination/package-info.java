/**
 * One request from route to outcome: {@link Search} reads first; it lets the players take turns or work side by side, ranks
 * their lines, and announces what is proved.
 */
@NullMarked
package io.github.kingfell.engine.coordination;

import org.jspecify.annotations.NullMarked;
