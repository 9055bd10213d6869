package io.github.kingfell.tables.syzygy;

/** A file is no Syzygy table, not the one that its name says, or damaged. The message is for the user. */
final class UnreadableSyzygyException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableSyzygyException(String message) {
        super(message);
    }
}
