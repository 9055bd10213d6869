package io.github.kingfell.kernel;

/** The reason why a file is not accepted. A check ends with the first objection. */
final class Objection extends RuntimeException {
    private final Verdict.Kind kind;

    Objection(Verdict.Kind kind, String text) {
        super(text, null, false, false);
        this.kind = kind;
    }

    Verdict verdict() {
        return new Verdict(kind, String.valueOf(getMessage()));
    }

    /** Rejects the file unless the condition holds: the file has the described form, but its claim is not shown. */
    static void unless(boolean condition, String text) {
        if (!condition) {
            throw new Objection(Verdict.Kind.REJECTED, text);
        }
    }

    /** Declares the file unreadable unless the condition holds: the file does not have the described form. */
    static void unreadableUnless(boolean condition, String text) {
        if (!condition) {
            throw new Objection(Verdict.Kind.UNREADABLE, text);
        }
    }
}
