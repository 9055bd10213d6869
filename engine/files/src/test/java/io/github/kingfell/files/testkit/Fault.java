package io.github.kingfell.files.testkit;

/** How an operation that changes files fails. */
public enum Fault {
    /** From this operation on, nothing can be created or written: the disk is full. */
    NO_SPACE,
    /** The same, but the first write that fails writes half of its bytes. */
    SHORT_WRITE,
    /** This operation alone fails; it may be a rename or a deletion. */
    REFUSED,
    /** This operation alone fails for lack of memory. */
    NO_MEMORY,
    /** The program is killed in this operation: half of a write is done, and nothing after it. */
    KILL
}
