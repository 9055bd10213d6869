/** All historic programs that can play, by name. */
@NullMarked
package io.github.kingfell.lab.classic.family;

import org.jspecify.annotations.NullMarked;
