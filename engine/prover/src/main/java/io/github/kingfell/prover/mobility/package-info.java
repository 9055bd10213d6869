/**
 * A second df-pn, for mates that leave the defender few replies: proof and disproof numbers by position only, in
 * classes of mobility. {@link io.github.kingfell.prover.mobility.MobilityClasses} widens the classes;
 * {@link io.github.kingfell.prover.mobility.MobilitySearch} searches one of them.
 */
@NullMarked
package io.github.kingfell.prover.mobility;

import org.jspecify.annotations.NullMarked;
