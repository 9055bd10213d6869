package io.github.kingfell.play.serve;

/** Thrown for a request that is refused, with a message for the user of the page. */
final class RefusedException extends Exception {
    private static final long serialVersionUID = 1;

    static final int BAD_REQUEST = 400;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int WRONG_METHOD = 405;
    static final int CONFLICT = 409;
    static final int TOO_LARGE = 413;
    static final int WRONG_TYPE = 415;
    static final int BUSY = 503;

    private final int status;
    private final String member;

    /** @param status HTTP status, 400 or more */
    RefusedException(int status, String message) {
        this(status, message, "");
    }

    /** @param member of the request that is wrong, so that the page can show the message beside it; may be empty */
    RefusedException(int status, String message, String member) {
        super(message);
        this.status = status;
        this.member = member;
    }

    /** Returns the refusal of a request with an unusable member. */
    static RefusedException of(String member, String message) {
        return new RefusedException(BAD_REQUEST, message, member);
    }

    int status() {
        return status;
    }

    String member() {
        return member;
    }
}
