/**
 * A file system on which an operation fails, chosen by its number:
 * {@link io.github.kingfell.files.testkit.FaultyFileSystem}.
 */
@NullMarked
package io.github.kingfell.files.testkit;

import org.jspecify.annotations.NullMarked;
