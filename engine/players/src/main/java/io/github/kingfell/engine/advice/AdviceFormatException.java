package io.github.kingfell.engine.advice;

/** Thrown for an invalid advice table; the message names the file, the line and what was expected. */
public final class AdviceFormatException extends Exception {
    private static final long serialVersionUID = 1L;

    AdviceFormatException(String source, int line, String complaint) {
        super(source + ":" + line + ": " + complaint);
    }
}
