package io.github.kingfell.arena.matecheck;

/**
 * One broken rule.
 *
 * @param position the FEN
 * @param line the line of output
 * @param detail more about it, may be empty
 */
public record Issue(MateRule rule, String position, String line, String detail) {
    @Override
    public String toString() {
        return rule + " " + rule.words() + (detail.isEmpty() ? "" : ", " + detail) + "\n  " + position + "\n  " + line;
    }
}
