/**
 * Kent's player of 1973: a shallow, narrow search over threats and controlled squares (P. Kent, "A Simple Working
 * Model", in: Computer Chess, Atlas Computer Laboratory, 1973).
 */
@NullMarked
package io.github.kingfell.classics.kent;

import org.jspecify.annotations.NullMarked;
