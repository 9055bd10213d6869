/**
 * What a teacher says of a position whose moves have exact values: which natural moves throw the result away, and which
 * reply shows it.
 */
@NullMarked
package io.github.kingfell.engine.study;

import org.jspecify.annotations.NullMarked;
