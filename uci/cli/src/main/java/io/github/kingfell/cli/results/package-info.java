/** Files of results: what several machines have found becomes one file. */
@NullMarked
package io.github.kingfell.cli.results;

import org.jspecify.annotations.NullMarked;
