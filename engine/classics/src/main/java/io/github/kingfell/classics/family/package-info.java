/** All historic programs that can play, by name. */
@NullMarked
package io.github.kingfell.classics.family;

import org.jspecify.annotations.NullMarked;
