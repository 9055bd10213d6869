package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that hold no positions. */
class OtherFilesTest extends CommandTest {
    @ParameterizedTest
    @ValueSource(strings = {"analyse", "explain", "mate"})
    void aFileOfAnotherKindIsOneSentence(String command, @TempDir Path folder) throws IOException {
        Path script = Files.writeString(folder.resolve("script"), "#!/bin/sh\nexec java -jar a/b.jar\necho done\n");
        assertThat(run(command, script.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("script\" is not a file of positions: it is neither FEN")
                .hasLineCount(1);
    }
}
