package io.github.kingfell.arena.peer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReplyTest {
    private static Reply reply(String... lines) {
        return new Reply(List.of(lines), 3_000_000_000L);
    }

    @Test
    void theLastNodesCountAndTheirTime() {
        Reply reply = reply(
                "info depth 1 nodes 20 nps 1000 time 5 pv e2e4",
                "info depth 2 nodes 900 nps 1000 time 1500 pv e2e4",
                "info string nodes 7 time 7",
                "bestmove e2e4");
        assertThat(reply.nodes()).isEqualTo(900);
        assertThat(reply.nanosOfNodes()).isEqualTo(1_500_000_000L);
        assertThat(reply.move()).isEqualTo("e2e4");
    }

    @Test
    void ourClockWhereItTellsNoTime() {
        assertThat(reply("info depth 1 nodes 20", "bestmove e2e4").nanosOfNodes())
                .isEqualTo(3_000_000_000L);
        assertThat(reply("info depth 1 nodes 20 time 0", "bestmove e2e4").nanosOfNodes())
                .isEqualTo(3_000_000_000L);
    }

    @Test
    void anEngineThatTellsNoNodes() {
        assertThat(reply("info depth 1 time 5", "bestmove e2e4").nodes()).isZero();
    }
}
