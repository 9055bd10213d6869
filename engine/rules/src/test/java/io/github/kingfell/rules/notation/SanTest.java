package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.Snapshot;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanTest {
    private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void everyLegalMoveHasATextOfItsOwnThatIsReadBack(RandomWalk walk) {
        walk.forEach(position -> {
            if (position.ply() % 4 != 0) {
                return;
            }
            String before = Snapshot.of(position);
            Set<String> texts = new TreeSet<>();
            for (int move : Positions.legalMoves(position)) {
                String text = San.format(position, move);
                assertThat(texts.add(text)).as(text).isTrue();
                assertThat(San.parse(text, position)).as(text).isEqualTo(move);
            }
            assertThat(Snapshot.of(position)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @CsvSource({
        // file, rank, both, and none because the rival is pinned
        "4k3/8/8/8/8/8/8/RN2K1NR w - -, b1d2, Nd2",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - -, b1d2, Nbd2",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - -, f3d2, Nfd2",
        "4k3/8/8/R7/8/8/8/R3K3 w - -, a1a3, R1a3",
        "4k3/8/8/R7/8/8/8/R3K3 w - -, a5a3, R5a3",
        "6k1/8/8/8/8/Q1Q5/8/Q6K w - -, a1b2, Q1b2",
        "7k/8/8/8/Q1Q5/8/Q7/7K w - -, a4b3, Qa4b3",
        "4k3/4r3/8/8/8/8/4N3/N3K3 w - -, a1c2, Nc2",
        "4k3/4r3/8/8/8/4N3/8/N3K3 w - -, a1c2, Nc2",
        "4k3/8/8/8/8/4N3/8/N3K3 w - -, a1c2, Nac2"
    })
    void disambiguationIsAsShortAsTheRulesAllow(String fen, String uci, String san) {
        formats(fen, uci, san);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/3p4/4P3/8/8/4K3 w - -, e4d5, exd5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, e5d6, exd6",
        "1n2k3/P7/8/8/8/8/8/4K3 w - -, a7b8q, axb8=Q+",
        "1n6/P7/8/8/8/8/8/k3K3 w - -, a7a8n, a8=N",
        "4k3/8/8/8/8/8/8/R3K3 w - -, a1a8, Ra8+",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - -, a1a8, Ra8#",
        "7k/8/6K1/8/8/8/8/5Q2 w - -, f1f8, Qf8#",
        "7k/8/6K1/8/8/8/5Q2/8 w - -, f2f7, Qf7",
        "4k3/8/8/8/8/8/8/4K2R w K -, e1g1, O-O",
        "3k4/8/8/8/8/8/8/R3K3 w Q -, e1c1, O-O-O+",
        "5k2/8/8/8/8/8/8/4K2R w K -, e1g1, O-O+",
        "4k3/8/8/8/8/8/8/5KR1 w G -, f1g1, O-O"
    })
    void capturesPromotionsChecksAndMatesAreShown(String fen, String uci, String san) {
        formats(fen, uci, san);
    }

    @ParameterizedTest
    @CsvSource({"O-O, e1g1", "0-0, e1g1", "O-O-O, e1c1", "0-0-0, e1c1", "O-O!, e1g1", "O-O-O+?, e1c1"})
    void castlingMayBeWrittenWithZeros(String san, String uci) throws NotationException {
        Position position = Positions.of(CASTLING);
        int move = San.parse(san, position);
        assertThat(Move.isCastling(move)).isTrue();
        assertThat(UciMove.format(move, false)).isEqualTo(uci);
    }

    @ParameterizedTest
    @CsvSource({
        "Nf3, g1f3",
        "Ng1f3, g1f3",
        "Ngf3, g1f3",
        "N1f3, g1f3",
        "Nxf3, g1f3",
        "g1f3, g1f3",
        "g1-f3, g1f3",
        "e4, e2e4",
        "e2e4, e2e4",
        "e4!?, e2e4",
        "'  Nf3+  ', g1f3"
    })
    void whatPeopleWriteIsUnderstood(String san, String uci) throws NotationException {
        Position position = Fen.start();
        assertThat(San.parse(san, position)).isEqualTo(Positions.move(position, uci));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e8=N", "e8N", "e8(N)", "e8=n", "e7e8N", "e8=N+"})
    void promotionIsWrittenInManyWays(String san) throws NotationException {
        Position position = Positions.of("8/4P3/8/8/8/8/8/k3K3 w - -");
        assertThat(San.parse(san, position)).isEqualTo(Positions.move(position, "e7e8n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"exd6", "exd6e.p.", "exd6 e.p.", "ed6ep", "exd6+", "e5xd6"})
    void enPassantMayBeMarked(String san) throws NotationException {
        Position position = Positions.of("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
        assertThat(San.parse(san, position)).isEqualTo(Positions.move(position, "e5d6"));
    }

    @Test
    void anAmbiguousMoveIsRejected() {
        assertThatThrownBy(() -> San.parse("Nd2", Positions.of("4k3/8/8/8/8/5N2/8/1N2K3 w - -")))
                .isInstanceOf(NotationException.class)
                .hasMessage("ambiguous move \"Nd2\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "e5", "Nd4", "O-O", "e4e5", "Qxd8", "x", "e8", "e9=Q", "#", "\u00e94", "--"})
    void whatIsNoLegalMoveIsRejected(String text) {
        assertThatThrownBy(() -> San.parse(text, Fen.start()))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("no legal move \"");
    }

    @Test
    void aPromotionNeedsItsPiece() {
        assertThatThrownBy(() -> San.parse("e8", Positions.of("8/4P3/8/8/8/8/8/k3K3 w - -")))
                .hasMessage("no legal move \"e8\"");
    }

    @Test
    void linesHaveMoveNumbers() {
        assertThat(San.formatLine(Fen.start(), moves("e2e4 e7e5 g1f3"))).isEqualTo("1. e4 e5 2. Nf3");
        Position black = Positions.of("4k3/8/8/8/8/8/8/R3K3 b - - 0 40");
        int[] line = {Positions.move(black, "e8e7"), Positions.move(after(black, "e8e7"), "a1a7")};
        assertThat(San.formatLine(black, line)).isEqualTo("1... Ke7 2. Ra7+");
        assertThat(San.formatLine(black, new int[0])).isEmpty();
    }

    private static Position after(Position position, String moves) {
        return Positions.play(position.copy(), moves);
    }

    private static int[] moves(String uci) {
        Position position = Fen.start();
        String[] texts = uci.split(" ");
        int[] moves = new int[texts.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = Positions.move(position, texts[i]);
            position.make(moves[i]);
        }
        return moves;
    }

    private static void formats(String fen, String uci, String san) {
        Position position = Positions.of(fen);
        assertThat(San.format(position, Positions.move(position, uci))).isEqualTo(san);
    }
}
