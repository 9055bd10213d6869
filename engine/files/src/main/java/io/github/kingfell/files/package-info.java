/**
 * Writing files so that nothing is lost: {@link io.github.kingfell.files.WholeFile} replaces a file,
 * {@link io.github.kingfell.files.AppendedFile} adds to one. No other class of the project writes.
 */
@NullMarked
package io.github.kingfell.files;

import org.jspecify.annotations.NullMarked;
