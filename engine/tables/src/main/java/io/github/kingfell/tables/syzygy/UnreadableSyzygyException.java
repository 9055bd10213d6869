package io.github.kingfell.tables.syzygy;

/**
 * Thrown for a file that is no Syzygy table, that does not match its name, or that is damaged. The message is for the
 * user.
 */
final class UnreadableSyzygyException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableSyzygyException(String message) {
        super(message);
    }
}
