/** Trees remembered in certificates. Only these classes read a certificate's states and judge them. */
@NullMarked
package io.github.kingfell.engine.forcing.remembered;

import org.jspecify.annotations.NullMarked;
