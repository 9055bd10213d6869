package io.github.kingfell.classics.tan;

/** Thrown for a network that cannot be read; the message names the place. */
final class UnreadableNetworkException extends Exception {
    private static final long serialVersionUID = 1;

    /** @param line from 1 on, 0 when the complaint concerns the network as a whole */
    UnreadableNetworkException(int line, String complaint) {
        super(line == 0 ? complaint : "line " + line + ": " + complaint);
    }
}
