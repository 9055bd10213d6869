/** Lessons: positions with a goal, a model line with remarks, and hints, read from text and checked by exact tables. */
@NullMarked
package io.github.kingfell.play.lesson;

import org.jspecify.annotations.NullMarked;
