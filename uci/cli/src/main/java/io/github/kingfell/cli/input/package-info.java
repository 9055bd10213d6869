/** What a user typed, and what is said when it cannot be used. */
@NullMarked
package io.github.kingfell.cli.input;

import org.jspecify.annotations.NullMarked;
