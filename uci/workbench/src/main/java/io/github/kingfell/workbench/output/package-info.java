/**
 * What is printed or written for people and programs: JSON, Markdown, progress, the letters of the pieces, exit codes.
 */
@NullMarked
package io.github.kingfell.workbench.output;

import org.jspecify.annotations.NullMarked;
