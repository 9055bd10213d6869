/** {@code advice ...}: shows and plays advice tables. */
@NullMarked
package io.github.kingfell.cli.advice;

import org.jspecify.annotations.NullMarked;
