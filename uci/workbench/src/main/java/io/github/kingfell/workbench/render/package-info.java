/** Pages, diagrams, charts and JSON of proofs and games. Only what a checker has accepted is shown as proved. */
@NullMarked
package io.github.kingfell.workbench.render;

import org.jspecify.annotations.NullMarked;
