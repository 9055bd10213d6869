package io.github.kingfell.cli.endplay;

/** An engine that has ended, or says nothing any more. */
final class EngineGoneException extends RuntimeException {
    private static final long serialVersionUID = 1;

    EngineGoneException(String message) {
        super(message);
    }
}
