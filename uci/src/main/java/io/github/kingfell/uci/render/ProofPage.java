package io.github.kingfell.uci.render;

import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.check.MateRefutation;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** A page. */
public final class ProofPage {
    private ProofPage() {}

    /** Writes. */
    public static void write(MateCertificate mate, Optional<MateRefutation> refutation, OutputStream stream)
            throws IOException {
        stream.flush();
    }
}
