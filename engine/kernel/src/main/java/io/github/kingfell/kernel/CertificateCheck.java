package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unless;

import java.util.List;

/** Checks a certificate: every state mates, by induction over the lengths. */
record CertificateCheck(Certificate certificate, Ending ending) {
    /** Objects unless the certificate holds. */
    static void check(Certificate certificate, Budget budget) {
        CertificateCheck check = new CertificateCheck(certificate, certificate.ending);
        for (int state = 0; state < certificate.states(); state++) {
            budget.spend();
            check.state(state);
        }
        for (int number = 0; certificate.complete && number < check.ending.numbers(); number++) {
            if (certificate.state(number, 0) < 0 && check.ending.isCanonical(number)) {
                budget.spend();
                Position position = check.ending.position(number);
                boolean held = position.legalMoves().stream().allMatch(move -> check.escapes(position.play(move)));
                unless(held, "position " + number + " is missing, but Black cannot escape from it");
            }
        }
    }

    /** Checks points 1 to 3 of the format document for one state. */
    private void state(int state) {
        int number = certificate.position(state);
        unless(ending.isCanonical(number), "position " + number + " is not legal or not canonical");
        if (certificate.move(state) == Certificate.NO_MOVE && state < certificate.positions.length) {
            unless(!certificate.complete && certificate.length(state) == 0, "state " + state + " has no move");
            return;
        }
        Position position = ending.position(number);
        List<Move> moves = Ending.ordered(position);
        unless(certificate.move(state) < moves.size(), "state " + state + " has a move that is not legal");
        Position moved = position.play(moves.get(certificate.move(state)));
        List<Move> replies = Ending.ordered(moved);
        int length = certificate.length(state);
        boolean mate = replies.isEmpty() && moved.inCheck();
        boolean fits = mate ? length == 1 : length > 1 && !replies.isEmpty();
        unless(fits, "state " + state + " does not mate in the stated number of moves");
        for (int reply = 0; reply < replies.size(); reply++) {
            unless(!moved.isCapture(replies.get(reply)), "state " + state + " loses a piece");
            int after = ending.number(moved.play(replies.get(reply)));
            int next = certificate.state(after, certificate.variant(state, reply));
            unless(next >= 0, "state " + state + " leads to a state that is missing");
            unless(certificate.length(next) < length, "state " + state + " does not come nearer to mate");
        }
    }

    /** Checks point 4 of the format document, after a move of White. */
    boolean escapes(Position position) {
        List<Move> replies = position.legalMoves();
        boolean goesOn = replies.stream().anyMatch(reply -> isSafe(position.play(reply)));
        return goesOn || replies.isEmpty() && !position.inCheck();
    }

    /** Whether nobody can mate, White has a bare king, or the position is not in the file. */
    private boolean isSafe(Position position) {
        int number = ending.number(position);
        boolean bare = !position.board().matches(".*[QRBNP].*");
        return position.isDead() || bare || number >= 0 && certificate.state(number, 0) < 0;
    }
}
