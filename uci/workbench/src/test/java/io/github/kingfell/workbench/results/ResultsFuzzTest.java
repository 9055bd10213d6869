package io.github.kingfell.workbench.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A file of results is refused with a reason, or its lines are the same when they are written and read again, and can
 * be merged with themselves without a difference.
 */
public class ResultsFuzzTest {
    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(ResultsFuzzTest.class, ResultsFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        read(input);
        byte[] header = (ResultFile.HEADER + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] headed = Arrays.copyOf(header, header.length + input.length);
        System.arraycopy(input, 0, headed, header.length, input.length);
        read(headed);
    }

    private static void read(byte[] content) throws IOException {
        List<JsonNode> results;
        try {
            results = ResultFile.results(content, "results.jsonl");
        } catch (NotationException e) {
            Fuzzing.assertSaysWhy(e);
            return;
        } catch (CharacterCodingException e) {
            return;
        }
        MergedResults merged = new MergedResults(remark -> assertThat(remark).isNotBlank());
        for (JsonNode result : results) {
            assertThat(JsonObject.read(result.toString()).toString()).isEqualTo(result.toString());
            merged.add(result, "one");
        }
        String summary = merged.summary();
        List<JsonNode> kept = merged.inOrder();
        kept.forEach(result -> merged.add(result, "again"));
        assertThat(merged.summary()).isEqualTo(summary);
        assertThat(merged.inOrder()).isEqualTo(kept);
    }
}
