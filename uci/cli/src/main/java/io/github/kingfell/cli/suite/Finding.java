package io.github.kingfell.cli.suite;

import io.github.kingfell.cli.output.JsonObject;

/**
 * A proved fault of a book.
 *
 * @param text what is wrong, in words
 */
record Finding(Kind kind, String text) {
    /** What can be wrong with a problem as its book has it. */
    enum Kind {
        /** A stated key that does not solve. */
        WRONG_KEY("wrong key"),
        /** A stated line that is no solution. */
        WRONG_LINE("wrong line"),
        /** It is solved in fewer moves than stated. */
        TOO_LONG("wrong length"),
        /** It is not solved in the number of moves stated. */
        NO_SOLUTION("no solution"),
        /** A solution that the book does not have. */
        COOK("cook"),
        /** After the key, more than one continuation solves. */
        DUAL("dual"),
        /** Fewer solutions than stated, or none given. */
        MISSING("missing solution"),
        /** A move that is said not to solve does. */
        AVOIDED("move to avoid solves");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    JsonObject json() {
        return new JsonObject().put("kind", kind.words()).put("text", text);
    }
}
