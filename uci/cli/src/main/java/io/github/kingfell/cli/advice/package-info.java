/** {@code advice ...}: tables of advice shown, checked and played. */
@NullMarked
package io.github.kingfell.cli.advice;

import org.jspecify.annotations.NullMarked;
