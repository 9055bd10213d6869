package io.github.kingfell.workbench.suite;

import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.Optional;

/**
 * A fault of a book.
 *
 * @param text what is wrong, with its grounds in words
 * @param grounds of the fault; empty when the book itself shows it
 */
record Fault(Kind kind, String text, Optional<Grounds> grounds) {
    /** The kinds of faults of a problem. */
    enum Kind {
        /** A stated key that does not solve. */
        WRONG_KEY("wrong key", true),
        /** A stated line that is not a solution. */
        WRONG_LINE("wrong line", true),
        /** The problem is solved in fewer moves than stated. */
        TOO_LONG("wrong length", false),
        /** The problem is not solved in the number of moves stated. */
        NO_SOLUTION("no solution", true),
        /** A solution that the book does not have. */
        COOK("cook", false),
        /** After the key, more than one continuation solves. */
        DUAL("dual", false),
        /** Fewer solutions than stated, or none given. */
        MISSING("missing solution", true),
        /** A move that should not solve does. */
        AVOIDED("move to avoid solves", false);

        private final String words;
        private final boolean denies;

        Kind(String words, boolean denies) {
            this.words = words;
            this.denies = denies;
        }

        String words() {
            return words;
        }
    }

    JsonObject json() {
        JsonObject json = new JsonObject().put("kind", kind.words()).put("text", text);
        grounds.ifPresent(known -> json.put(kind.denies ? "disprovedBy" : "foundBy", known.word()));
        return json;
    }
}
