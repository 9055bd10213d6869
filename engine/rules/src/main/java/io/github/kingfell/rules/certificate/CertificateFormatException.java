package io.github.kingfell.rules.certificate;

import java.io.IOException;

/** What should be a certificate is none, or is damaged. */
public final class CertificateFormatException extends IOException {
    private static final long serialVersionUID = 1;

    CertificateFormatException(String message) {
        super(message);
    }
}
