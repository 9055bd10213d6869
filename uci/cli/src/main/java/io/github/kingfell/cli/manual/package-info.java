/** The manual pages and the completion of shells, made from the commands themselves. */
@NullMarked
package io.github.kingfell.cli.manual;

import org.jspecify.annotations.NullMarked;
