/**
 * Bell's solver of mates in two: tables instead of arithmetic, lists of pseudo-legal moves, and the capture of the king
 * as the only legality test (A. G. Bell, "Games Playing with Computers", 1972, chapter 3; "Computer Chess", Atlas
 * Computer Laboratory 1973). His measure of mobility and his counts of king walks are here too.
 */
@NullMarked
package io.github.kingfell.classics.bell;

import org.jspecify.annotations.NullMarked;
