/** Files of results: those of several machines become one file. */
@NullMarked
package io.github.kingfell.cli.results;

import org.jspecify.annotations.NullMarked;
