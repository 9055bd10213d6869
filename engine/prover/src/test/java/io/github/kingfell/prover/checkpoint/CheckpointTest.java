package io.github.kingfell.prover.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.LeafValues;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {
    /** Win at Chess 104: a mate in three, but the first proof is longer. */
    private static final String DETOUR = "b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1";

    private static final String OTHER = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";
    private static final Duration AT_THE_END = Duration.ofDays(1);

    @TempDir
    private Path folder;

    private final List<ProverProgress> progress = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<SearchInfo> infos = new ArrayList<>();

    private Path file() {
        return folder.resolve("state");
    }

    private Checkpoint open() throws IOException, UnusableCheckpointException {
        return Checkpoint.open(file(), Positions.of(DETOUR), 0);
    }

    /** Returns the nodes of the run. */
    private long run(long nodes, int megabytes, Duration every) throws IOException, UnusableCheckpointException {
        ProofNumberPlayer player = new ProofNumberPlayer(megabytes);
        player.attend(new LongSearch(open(), every, progress::add, complaints::add));
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, nodes, false);
        SearchSettings settings = SearchSettings.builder()
                .hashMegabytes(megabytes)
                .moveOverhead(0)
                .player(PlayerId.PROOF_NUMBER)
                .build();
        SearchTask task =
                new SearchTask(Positions.of(DETOUR), SearchLimits.builder().build(), settings, control, infos::add);
        infos.clear();
        Answer answer = player.play(task);
        if (infos.contains(new SearchInfo.NoShorterMate(3, Grounds.SEARCH))) {
            assertThat(((Answer.Plays) answer).outcome().score())
                    .isInstanceOfSatisfying(
                            Score.Mate.class, mate -> assertThat(mate.moves()).isEqualTo(3));
        }
        return control.counter().nodes();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 32})
    void aResumedSearchNeedsOnlyTheRest(int megabytes) throws Exception {
        long whole = run(0, 8, AT_THE_END);
        assertThat(infos).contains(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
        Files.delete(file());
        long part = run(whole / 2, 8, AT_THE_END);
        assertThat(infos).doesNotContain(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
        assertThat(open().nodes()).isEqualTo(part);
        long rest = run(0, megabytes, AT_THE_END);
        assertThat(infos).contains(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
        assertThat(rest).isPositive().isLessThan(whole - part / 2);
        assertThat(open().nodes()).isEqualTo(part + rest);
        assertThat(complaints).isEmpty();
    }

    @Test
    void whatIsFinishedIsToldAgainWithoutASearch() throws Exception {
        run(0, 8, AT_THE_END);
        assertThat(run(0, 8, AT_THE_END)).isZero();
        assertThat(infos).contains(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
    }

    /** Files of the user have denied the mate; the next run has no such files, but goes on from what they said. */
    @Test
    void aDisproofThatRestsOnFilesSaysSoAfterwards() throws Exception {
        WdlValues forged = new WdlValues() {
            @Override
            public boolean mayKnow(int pieceCount, int depth) {
                return true;
            }

            @Override
            public int wdl(Position position) {
                return DRAW;
            }
        };
        SearchInfo none = new SearchInfo.NoMate(2, true, true, Grounds.TABLE);
        Position root = Positions.of("k7/8/1K6/6p1/8/p7/7r/7R w - - 0 1");
        for (LeafOutcomes outcomes : List.of((LeafOutcomes) task -> forged, LeafOutcomes.NONE)) {
            ProofNumberPlayer player = new ProofNumberPlayer(1, LeafValues.NONE, outcomes);
            Checkpoint checkpoint = Checkpoint.open(file(), root, 2);
            player.attend(new LongSearch(checkpoint, AT_THE_END, progress::add, complaints::add));
            infos.clear();
            player.play(new SearchTask(
                    root,
                    SearchLimits.builder().mate(2).build(),
                    SearchSettings.DEFAULT,
                    SearchControl.unlimited(),
                    infos::add));
            assertThat(infos).contains(none);
        }
    }

    @Test
    void progressCountsAllRuns() throws Exception {
        long first = run(4_000, 8, AT_THE_END);
        long second = run(4_000, 8, AT_THE_END);
        ProverProgress last = progress.get(progress.size() - 1);
        assertThat(last.nodes()).isEqualTo(first + second);
        assertThat(last.millis()).isEqualTo(open().millis());
        assertThat(last.permilleUsed()).isPositive();
    }

    @Test
    void anUnfinishedFileBesideItIsNoMatter() throws Exception {
        run(4_000, 8, AT_THE_END);
        Files.writeString(folder.resolve("state.part"), "cut short");
        run(4_000, 8, AT_THE_END);
        assertThat(folder.resolve("state.part")).doesNotExist();
        assertThat(open().isResumed()).isTrue();
    }

    @Test
    void theSearchGoesOnWhereNothingCanBeWritten() throws Exception {
        Files.createDirectories(folder.resolve("state.part").resolve("occupied"));
        long nodes = run(0, 8, Duration.ofMillis(1));
        assertThat(nodes).isPositive();
        assertThat(infos).contains(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
        assertThat(complaints).isNotEmpty();
        assertThat(file()).doesNotExist();
    }

    @Test
    void anotherPositionIsRefused() throws Exception {
        run(4_000, 8, AT_THE_END);
        assertThatThrownBy(() -> Checkpoint.open(file(), Positions.of(OTHER), 0))
                .isInstanceOf(UnusableCheckpointException.class)
                .hasMessage("it belongs to another position: " + DETOUR);
    }

    @Test
    void anotherLengthIsRefused() throws Exception {
        run(4_000, 8, AT_THE_END);
        assertThatThrownBy(() -> Checkpoint.open(file(), Positions.of(DETOUR), 5))
                .isInstanceOf(UnusableCheckpointException.class)
                .hasMessage("it belongs to another question: a mate of any length");
    }

    @Test
    void otherFilesAreRefused() throws Exception {
        for (String content : List.of("", "x", "kingfell-proof 1\nfen 8/8/8/8/8/8/8/8\n")) {
            Files.writeString(file(), content);
            assertThatThrownBy(this::open).hasMessage("it is not a checkpoint of a mate search");
        }
        Files.writeString(file(), "kingfell-checkpoint 2\nmore");
        assertThatThrownBy(this::open).hasMessage("it was written by another version of the program");
    }

    @Test
    void everyDamageIsSeen() throws Exception {
        run(1_000, 1, AT_THE_END);
        byte[] whole = Files.readAllBytes(file());
        int header = "kingfell-checkpoint 3\n".getBytes(StandardCharsets.US_ASCII).length;
        for (int at = header; at < whole.length; at += 97) {
            byte[] changed = whole.clone();
            changed[at] ^= 4;
            Files.write(file(), changed);
            assertThatThrownBy(this::open).hasMessage("it is damaged: its checksum is wrong");
        }
        for (int length = header; length < whole.length; length += 97) {
            Files.write(file(), Arrays.copyOf(whole, length));
            assertThatThrownBy(this::open).hasMessage("it is damaged: its checksum is wrong");
        }
        Files.write(file(), whole);
        assertThat(open().isResumed()).isTrue();
    }
}
