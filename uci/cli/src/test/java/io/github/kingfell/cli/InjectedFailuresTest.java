package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.testkit.Fault;
import io.github.kingfell.files.testkit.FaultyFileSystem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command that keeps files, with the first, the second, the third ... operation that changes a file failing,
 * until none fails. The user has what he had, or what he wanted; the failure is told; and the same command goes on.
 */
class InjectedFailuresTest {
    private static final int MOST_OPERATIONS = 100;

    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

    static Stream<Arguments> ofQuickCommands() {
        return failures(KeepingCommand.quick(), Fault.SHORT_WRITE, Fault.KILL);
    }

    static Stream<Arguments> ofAllCommands() {
        return failures(KeepingCommand.all(), Fault.values());
    }

    private static Stream<Arguments> failures(List<KeepingCommand> commands, Fault... faults) {
        return commands.stream().flatMap(command -> Stream.of(faults).map(fault -> Arguments.of(command, fault)));
    }

    @ParameterizedTest
    @MethodSource("ofQuickCommands")
    void nothingIsLost(KeepingCommand command, Fault fault) throws IOException {
        fail(command, fault);
    }

    /** Prints the figures for {@code docs/reliability.md}. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("ofAllCommands")
    void nothingIsLostByAnyCommand(KeepingCommand command, Fault fault) throws IOException {
        System.out.printf("%s, %s: %d operations failed%n", command, fault, fail(command, fault));
    }

    /** Returns the number of operations that failed, one in each run. */
    private int fail(KeepingCommand command, Fault fault) throws IOException {
        Path in = Files.createDirectory(folder.resolve("in"));
        command.inputs().in(in);
        Path undisturbed = Files.createDirectory(folder.resolve("undisturbed"));
        command.before().in(undisturbed);
        Snapshot before = Snapshot.of(undisturbed);
        int code = run(FileSystems.getDefault(), command.words(in, undisturbed));
        Snapshot wanted = Snapshot.of(undisturbed);
        assertThat(code).as(err.toString()).isZero();

        int at = 1;
        for (boolean failed = true; failed; at++) {
            Path out = Files.createDirectory(folder.resolve("out" + at));
            command.before().in(out);
            FaultyFileSystem system = new FaultyFileSystem(fault, at);
            int after = run(system, command.words(in, out));
            failed = system.hasFailed();
            Snapshot found = Snapshot.of(out);
            String what = command + ", " + fault + " at operation " + at + ", exit code " + after + ", " + err;
            assertKept(command, before, found, wanted, fault == Fault.KILL && failed, what);
            if (failed && fault != Fault.KILL) {
                assertTold(command, fault, after, out, what);
            }
            assertThat(run(FileSystems.getDefault(), command.words(in, out)))
                    .as("again after " + what + ": " + err)
                    .isZero();
            assertWhole(command, before, Snapshot.of(out), wanted, what);
            assertThat(at).isLessThan(MOST_OPERATIONS);
        }
        assertThat(at).as("operations").isGreaterThan(2);
        return at - 2;
    }

    private static void assertKept(
            KeepingCommand command, Snapshot before, Snapshot found, Snapshot wanted, boolean killed, String what) {
        assertThat(found.files().keySet()).as(what).containsAll(before.files().keySet());
        for (String name : found.files().keySet()) {
            String content = found.content(name);
            String whole = name.replace(".part", "");
            if (whole.equals(command.state()) && (killed || whole.equals(name))) {
                continue; // the next run tells whether it is sound
            }
            if (killed && name.endsWith(".part")) {
                assertThat(wanted.files()).as(what).containsKey(whole);
            } else if (command.grows().equals(name)) {
                assertGrown(before.content(name), content, wanted.content(name), killed, what);
            } else {
                assertThat(List.of(before.content(name), wanted.content(name)))
                        .as(name + " after " + what)
                        .contains(content);
            }
        }
    }

    /** A file to which lines are added has all that it had, and lines that were wanted; a kill may tear the last. */
    private static void assertGrown(String before, String content, String wanted, boolean killed, String what) {
        String lines = content.substring(0, content.lastIndexOf('\n') + 1);
        assertThat(wanted).as(what).startsWith(lines);
        assertThat(lines).as(what).startsWith(before.substring(0, before.lastIndexOf('\n') + 1));
        assertThat(killed || content.equals(lines) || content.equals(before))
                .as(what)
                .isTrue();
    }

    private void assertTold(KeepingCommand command, Fault fault, int code, Path out, String what) {
        List<String> complaints = err.toString()
                .lines()
                .filter(line -> line.startsWith("kingfell: "))
                .toList();
        assertThat(err.toString()).as(what).doesNotContain("\tat ", "Exception");
        if (fault == Fault.REFUSED && code == 0 && complaints.isEmpty()) {
            return; // a folder whose new name could not be forced to disk
        }
        assertThat(complaints).as(what).hasSize(1);
        if (fault == Fault.NO_MEMORY && !command.persists()) {
            assertThat(complaints.get(0)).as(what).startsWith("kingfell: out of memory");
            assertThat(code).as(what).isEqualTo(3);
        } else {
            assertThat(complaints.get(0)).as(what).startsWith("kingfell: cannot write \"" + out);
            assertThat(code).as(what).isEqualTo(command.persists() ? 0 : 4);
        }
    }

    private static void assertWhole(
            KeepingCommand command, Snapshot before, Snapshot found, Snapshot wanted, String what) {
        assertThat(found.files().keySet())
                .as("again after " + what)
                .isEqualTo(wanted.files().keySet());
        for (String name : wanted.files().keySet()) {
            if (name.endsWith(".pgn") && command.grows().equals(name)) {
                String added =
                        wanted.content(name).substring(before.content(name).length());
                assertThat(found.content(name)).startsWith(before.content(name)).endsWith(added);
            } else if (!name.equals(command.state())) {
                assertThat(found.content(name))
                        .as(name + ", again after " + what)
                        .isEqualTo(wanted.content(name));
            }
        }
    }

    private int run(FileSystem files, String... words) {
        err.getBuffer().setLength(0);
        return KingfellCommand.create(
                        "1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()), files)
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err, true))
                .execute(words);
    }
}
