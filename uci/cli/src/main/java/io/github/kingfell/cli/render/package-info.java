/**
 * Proofs for people and for other programs: pages, drawn boards, JSON. Only what a checker has accepted is shown.
 */
@NullMarked
package io.github.kingfell.cli.render;

import org.jspecify.annotations.NullMarked;
