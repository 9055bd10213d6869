package io.github.kingfell.book.kpk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** No reason for a draw is ever given in a position that is won, and few draws are left without one. */
class KpkDrawTest {
    private final Map<KpkDraw, Integer> given = new EnumMap<>(KpkDraw.class);
    private final Map<KpkDraw, List<String>> wrong = new EnumMap<>(KpkDraw.class);
    private int draws;
    private int without;

    @Test
    void aReasonIsGivenOnlyInDraws() {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse("KPK"), 1, BuildProgress.SILENT, () -> false);
        TableProbe probe = library.reader();
        for (int pawn = 8; pawn < 56; pawn++) {
            for (int number = 0; number < 64 * 64; number++) {
                check(pawn, number >> 6, number & 63, probe);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(given).containsOnlyKeys(KpkDraw.values());
        assertThat(without).isLessThan(draws / 50);
    }

    private void check(int pawn, int king, int enemy, TableProbe probe) {
        for (int toMove = Color.WHITE; toMove <= Color.BLACK; toMove++) {
            Optional<Position> position = position(pawn, king, enemy, toMove);
            if (position.isEmpty() || new MoveGenerator(position.get()).count(position.get()) == 0) {
                continue;
            }
            Distance distance = probe.distance(position.get()).orElseThrow();
            Optional<KpkDraw> reason = KpkDraw.reason(position.get());
            draws += distance.isDraw() ? 1 : 0;
            without += distance.isDraw() && reason.isEmpty() ? 1 : 0;
            if (reason.isPresent()) {
                given.merge(reason.get(), 1, Integer::sum);
                if (!distance.isDraw()) {
                    wrong.computeIfAbsent(reason.get(), any -> new ArrayList<>())
                            .add(Fen.format(position.get()));
                }
            }
        }
    }

    private static Optional<Position> position(int pawn, int king, int enemy, int toMove) {
        if (king == enemy || king == pawn || enemy == pawn) {
            return Optional.empty();
        }
        try {
            return Optional.of(new PositionBuilder()
                    .put(pawn, Piece.of(Color.WHITE, Piece.PAWN))
                    .put(king, Piece.of(Color.WHITE, Piece.KING))
                    .put(enemy, Piece.of(Color.BLACK, Piece.KING))
                    .sideToMove(toMove)
                    .build());
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }

    @Test
    void theSentenceNamesTheSides() {
        assertThat(KpkDraw.sentence(Positions.of("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"))
                        .orElseThrow())
                .startsWith("Black has the opposition");
        assertThat(KpkDraw.sentence(Positions.of("8/4p3/4k3/8/4K3/8/8/8 b - - 0 1"))
                        .orElseThrow())
                .startsWith("White has the opposition");
        assertThat(KpkDraw.reason(Positions.of("8/8/8/4k3/8/4K3/4R3/8 w - - 0 1")))
                .isEmpty();
    }
}
