/**
 * Checks what a UCI engine says about mates, line by line, with rules of our own wording that public mate checkers
 * apply: no mate too short, none of the wrong sign, every line complete.
 */
@NullMarked
package io.github.kingfell.workbench.matecheck;

import org.jspecify.annotations.NullMarked;
