package io.github.kingfell.engine.forcing;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import java.util.Optional;

/** Replays a proof with the rules alone and certifies the mate, or rejects it. */
@FunctionalInterface
public interface Certifier {
    Optional<MateCertificate> certify(Position root, MateProof proof);
}
