package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.AttackCheck.ANY_CLOCK;
import static io.github.kingfell.kernel.Objection.unless;

import io.github.kingfell.kernel.AttackCheck.Held;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks a mate that is written as lemmas. Each lemma rests on earlier ones only, so no line returns to itself. */
record LemmaCheck(Map<Position, Held> mates) {

    /** Objects unless the lemmas prove the claim. */
    static void check(ProofFile file, Budget budget) {
        boolean attackerFirst = file.claim().attackerMovesFirst();
        Position start = file.start().position();
        LemmaCheck check = new LemmaCheck(new HashMap<>());
        for (Lemma lemma : file.lemmas()) {
            budget.spend();
            check.add(lemma, start.white() == attackerFirst);
        }
        Held mate = attackerFirst ? check.known(start) : check.defence(start);
        unless(mate.moves() == file.claim().number(), "the longest defence takes " + mate.moves() + " moves");
        unless(mate.clock() >= file.start().clock(), "the fifty-move rule ends the game before mate");
    }

    private void add(Lemma lemma, boolean white) {
        Position position = lemma.position(white);
        lemma.unless(!mates.containsKey(position), "an earlier lemma has the same position");
        Optional<Move> move = position.move(lemma.move());
        lemma.unless(move.isPresent(), "the move is not legal");
        Held defence = defence(position.play(move.orElseThrow()));
        int clock = position.isZeroing(move.orElseThrow()) ? 149 : Math.min(100, defence.clock()) - 1;
        lemma.unless(defence.clock() >= 0 && clock >= 0, "the fifty-move rule ends the game before mate");
        lemma.unless(defence.moves() < 255, "a mate of more than 255 moves");
        mates.put(position, new Held(1 + defence.moves(), clock));
    }

    private Held known(Position position) {
        unless(mates.containsKey(position), "no earlier lemma has " + Lemma.text(position));
        return mates.getOrDefault(position, new Held(0, 0));
    }

    /**
     * Checks a position with the defender to move: he is checkmated, or all his replies lead to lemmas. He can claim a
     * draw neither before a reply nor with it.
     */
    private Held defence(Position position) {
        List<Move> replies = position.legalMoves();
        unless(!replies.isEmpty() || position.inCheck(), "the defender is stalemated in " + Lemma.text(position));
        int moves = 0;
        int clock = replies.isEmpty() ? ANY_CLOCK : 99;
        for (Move reply : replies) {
            Held mate = known(position.play(reply));
            moves = Math.max(moves, mate.moves());
            clock = position.isZeroing(reply) ? clock : Math.min(clock, Math.min(99, mate.clock()) - 1);
        }
        return new Held(moves, clock);
    }
}
