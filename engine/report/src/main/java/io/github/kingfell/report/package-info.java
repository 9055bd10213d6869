/** Reports: headings, paragraphs, lists and tables, and the Markdown that they become. */
@NullMarked
package io.github.kingfell.report;

import org.jspecify.annotations.NullMarked;
