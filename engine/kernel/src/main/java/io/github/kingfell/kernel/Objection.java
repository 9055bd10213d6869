package io.github.kingfell.kernel;

/** What stands against a file. A check ends with the first one that it finds. */
final class Objection extends RuntimeException {
    private final Verdict.Kind kind;

    Objection(Verdict.Kind kind, String text) {
        super(text, null, false, false);
        this.kind = kind;
    }

    Verdict verdict() {
        return new Verdict(kind, String.valueOf(getMessage()));
    }

    /** Rejects unless a condition holds: the file is of the form described, but what it says is not so. */
    static void unless(boolean condition, String text) {
        if (!condition) {
            throw new Objection(Verdict.Kind.REJECTED, text);
        }
    }

    /** Refuses to read unless a condition holds: the file is not of the form described. */
    static void unreadableUnless(boolean condition, String text) {
        if (!condition) {
            throw new Objection(Verdict.Kind.UNREADABLE, text);
        }
    }
}
