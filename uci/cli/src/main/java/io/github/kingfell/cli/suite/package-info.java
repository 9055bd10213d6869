/** {@code suite}: a book of problems is solved and judged, and compared with other engines. */
@NullMarked
package io.github.kingfell.cli.suite;

import org.jspecify.annotations.NullMarked;
