package io.github.kingfell.lab.classic.tan;

/** A network that cannot be read, and where. */
final class UnreadableNetworkException extends Exception {
    private static final long serialVersionUID = 1;

    /** @param line from 1 on, 0 when it is about the network as a whole */
    UnreadableNetworkException(int line, String complaint) {
        super(line == 0 ? complaint : "line " + line + ": " + complaint);
    }
}
