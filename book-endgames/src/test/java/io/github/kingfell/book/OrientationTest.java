package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The amended player turns the board before it thinks, so it plays the same in all images, and for both colours. */
class OrientationTest {
    private static final int MOVES = 4;

    private record Image(int symmetry, int color) {
        Image inverse() {
            return new Image(Symmetry.inverse(symmetry), color);
        }

        Position of(Position x) {
            PositionBuilder image = new PositionBuilder().sideToMove(x.sideToMove() ^ color);
            for (int square = 0; square < 64; square++) {
                int piece = x.pieceAt(square);
                if (piece != Piece.NONE) {
                    image.put(
                            Symmetry.apply(symmetry, square), Piece.of(Piece.color(piece) ^ color, Piece.kind(piece)));
                }
            }
            try {
                return image.build();
            } catch (IllegalPositionException e) {
                throw new AssertionError(e);
            }
        }
    }

    /**
     * Plays games of some moves each, so that trees are followed too. In a symmetric position the choice may be the
     * mirrored one.
     */
    @ParameterizedTest
    @CsvSource({"KRK, 10", "KBBK, 2", "KBNK, 1", "KQK, 5", "KPK, 5"})
    void imagesPlayImageMoves(String material, int games) {
        Placements placements = new Placements(material);
        Random random = new Random(1968);
        for (int game = 0; game < games; game++) {
            Position start = start(placements, random);
            long seed = random.nextLong();
            String one = play(start, placements, new Image(0, 0), new Random(seed));
            for (int symmetry = 0; symmetry < placements.symmetries(placements.number(start)); symmetry++) {
                for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                    // Pawns move the other way for Black.
                    Image image = new Image(color == Color.BLACK ? symmetry ^ Symmetry.RANKS : symmetry, color);
                    assertThat(play(start, placements, image, new Random(seed)))
                            .as(Fen.format(image.of(start)))
                            .isEqualTo(one);
                }
            }
        }
    }

    private static Position start(Placements placements, Random random) {
        while (true) {
            Position x = placements.position(random.nextInt(placements.size()), Color.WHITE);
            if (x != null && StandardBook.of(Edition.AMENDED).find(x).isPresent() && !x.inCheck()) {
                return x;
            }
        }
    }

    /** The canonical numbers of the positions after our moves; the replies are the same in all images. */
    private static String play(Position start, Placements placements, Image image, Random random) {
        BookMatch match = new BookMatch(StandardBook.of(Edition.AMENDED), (root, proof) -> Optional.empty());
        StringBuilder game = new StringBuilder();
        Position canonical = start;
        for (int move = 0; move < MOVES; move++) {
            Position board = image.of(canonical);
            Answer answer = match.ask(board, SearchLimits.builder().build(), SearchSettings.DEFAULT);
            if (!(answer instanceof Answer.Plays plays)) {
                return game.append(((Answer.Declines) answer).reason()).toString();
            }
            board.make(plays.outcome().bestMove());
            canonical = image.inverse().of(board);
            game.append(placements.canonical(placements.number(canonical))).append(' ');
            MoveList replies = MoveList.legal(canonical);
            if (replies.isEmpty()) {
                return game.append(canonical.inCheck() ? "mate" : "stalemate").toString();
            }
            canonical.make(replies.get(random.nextInt(replies.size())));
        }
        return game.toString();
    }
}
