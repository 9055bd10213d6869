/**
 * Questions about mates, one position or a list at a time, and the answers: mates of any length, problems, gains of
 * material.
 */
@NullMarked
package io.github.kingfell.workbench.mate;

import org.jspecify.annotations.NullMarked;
