/** All programs of the past that play, by name. */
@NullMarked
package io.github.kingfell.lab.classic.family;

import org.jspecify.annotations.NullMarked;
