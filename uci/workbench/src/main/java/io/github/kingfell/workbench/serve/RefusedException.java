package io.github.kingfell.workbench.serve;

/** A request that is not fulfilled, with what the page may tell its user. */
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

    /** @param status of HTTP, 400 or more */
    RefusedException(int status, String message) {
        this(status, message, "");
    }

    /** @param member of the request that is wrong, so that the page can say it in the right place; may be empty */
    RefusedException(int status, String message, String member) {
        super(message);
        this.status = status;
        this.member = member;
    }

    /** A request whose named member cannot be used. */
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
