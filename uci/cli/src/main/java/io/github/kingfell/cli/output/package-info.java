/** What every command prints or writes with: exit codes, progress, JSON, Markdown, files. */
@NullMarked
package io.github.kingfell.cli.output;

import org.jspecify.annotations.NullMarked;
