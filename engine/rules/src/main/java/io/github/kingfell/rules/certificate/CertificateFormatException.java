package io.github.kingfell.rules.certificate;

import java.io.IOException;

/** Thrown for a file that is not a certificate, or a damaged one. */
public final class CertificateFormatException extends IOException {
    private static final long serialVersionUID = 1;

    CertificateFormatException(String message) {
        super(message);
    }
}
