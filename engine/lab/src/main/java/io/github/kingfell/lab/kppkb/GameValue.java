package io.github.kingfell.lab.kppkb;

/** Whether White wins. */
public enum GameValue {
    WIN,
    NO_WIN,
    /** Left open: a promotion leads to an ending that is only half solved. */
    UNKNOWN
}
