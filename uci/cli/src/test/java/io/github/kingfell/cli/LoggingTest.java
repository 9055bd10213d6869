package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.joran.spi.JoranException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The output after a failure, without a log and with one. */
class LoggingTest {
    private static final IllegalStateException FAILURE =
            new IllegalStateException("outer\nsecond line", new IllegalArgumentException("inner"));

    @Test
    @ResourceLock(Resources.SYSTEM_ERR)
    void standardErrorGetsOneLine() throws JoranException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            fail("logback.xml");
        } finally {
            System.setErr(before);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .startsWith("WARN  Test - it failed")
                .contains("IllegalStateException", "outer")
                .doesNotContain("LoggingTest");
    }

    @Test
    void theFileThatTheUserNamedGetsEverything(@TempDir Path directory) throws Exception {
        Path log = directory.resolve("log");
        fail("logback-file.xml", log);
        assertThat(Files.readString(log)).contains("it failed", "inner", "at io.github.kingfell.cli.LoggingTest");
    }

    private static void fail(String configuration, Path... file) throws JoranException {
        LoggerContext context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        if (file.length > 0) {
            context.putProperty("kingfell.log.file", file[0].toString());
        }
        JoranConfigurator configurator = new JoranConfigurator();
        configurator.setContext(context);
        configurator.doConfigure(LoggingTest.class.getResource("/" + configuration));
        context.getLogger("any.Test").warn("it failed", FAILURE);
        context.stop();
    }
}
