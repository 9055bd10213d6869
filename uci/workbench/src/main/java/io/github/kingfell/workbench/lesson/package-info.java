/** Lessons: positions with a goal, a model line with remarks, and hints, read from text and checked by exact tables. */
@NullMarked
package io.github.kingfell.workbench.lesson;

import org.jspecify.annotations.NullMarked;
