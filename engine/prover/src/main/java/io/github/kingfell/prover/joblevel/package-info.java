/**
 * One hard mate on many machines: proof-number search on two levels. A master keeps a small tree of proof numbers.
 * Workers search its leaves, each with a transposition table of its own, and answer with facts and numbers. After I-C.
 * Wu, H.-H. Lin, D.-J. Sun, K.-Y. Kao, P.-H. Lin, Y.-C. Chan and P.-T. Chen, "Job-level proof-number search" (2013).
 */
@NullMarked
package io.github.kingfell.prover.joblevel;

import org.jspecify.annotations.NullMarked;
