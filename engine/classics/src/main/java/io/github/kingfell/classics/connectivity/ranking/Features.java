package io.github.kingfell.classics.connectivity.ranking;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.classics.connectivity.complex.Complex;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The seven features of section 3.3, for one side. The paper scores how much a move increases each feature. The
 * position before is the same for all moves, so the values after the move give the same order.
 *
 * @param dimension of the complex of the pieces
 * @param separate components at level 0: groups of pieces that share no square with each other; fewer are better
 * @param loose components at level 1: groups of pieces that share fewer than two squares; fewer are better
 * @param check control of the enemy king's square
 * @param net control of all squares around the enemy king
 * @param pieces control of the squares of all other enemy pieces
 * @param centre control of the centre
 */
public record Features(int dimension, int separate, int loose, int check, int net, int pieces, int centre) {
    /** Computes the features of one side in a position. */
    public static Features of(Position position, int color, RankingReading reading) {
        AttackRelation relation = AttackRelation.of(position, color);
        Complex complex = relation.complexOfPieces();
        int enemy = Color.opponent(color);
        int king = position.king(enemy);
        long around = Attacks.king(king) & (reading.emptyNet() ? ~position.color(enemy) : ~0L);
        long middle = reading.centre().squares();
        int check = 0;
        int net = 0;
        int pieces = 0;
        int centre = 0;
        for (AttackRelation.Attacker attacker : relation.pieces()) {
            int control = SquareValues.control(position, color, attacker, reading);
            check += control * Bitboard.count(attacker.attacked() & Bitboard.of(king));
            net += control * Bitboard.count(attacker.attacked() & around);
            pieces += control
                    * Bitboard.count(attacker.attacked() & position.color(enemy) & ~position.pieces(enemy, Piece.KING));
            centre += control * Bitboard.count(attacker.attacked() & middle);
        }
        return new Features(
                complex.dimension(),
                complex.components(0).size(),
                complex.components(1).size(),
                check,
                net,
                pieces,
                centre);
    }

    /** Returns the sum of all features with weight 1, as the paper "simply sums the scores". */
    public int sum() {
        return dimension - separate - loose + check + net + pieces + centre;
    }

    @Override
    public String toString() {
        return "dimension " + dimension + ", separate groups " + separate + ", loose groups " + loose
                + ", control: king " + check + ", around it " + net + ", pieces " + pieces + ", centre " + centre;
    }
}
