package io.github.kingfell.lab.tournament;

/**
 * A move and its player's comment.
 *
 * @param move legal where it was chosen
 * @param value for the side to move, such as {@code +0.35} or {@code #4}
 * @param reason in a few words; may be empty
 */
public record CommentedMove(int move, String value, String reason) {
    String comment() {
        return reason.isEmpty() ? value : value + " " + reason;
    }
}
