/** What one man can do alone on an empty board: how far it has to each square, and what it guards round a king. */
@NullMarked
package io.github.kingfell.problems.reach;

import org.jspecify.annotations.NullMarked;
