/** {@code endgame ...}: certificates, tables and games of known endings. */
@NullMarked
package io.github.kingfell.cli.endgame;

import org.jspecify.annotations.NullMarked;
