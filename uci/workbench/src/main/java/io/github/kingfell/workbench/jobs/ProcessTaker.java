package io.github.kingfell.workbench.jobs;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A worker that is a process: a line for each job goes to its standard input, a line for each answer comes back. */
public final class ProcessTaker implements JobTaker {
    private final List<String> command;
    private final Process process;
    private final Writer jobs;
    private final BufferedReader answers;

    /**
     * Starts the process.
     *
     * @param command the program and its arguments; what it writes on standard error is shown
     */
    public ProcessTaker(List<String> command) throws IOException {
        this.command = command;
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        jobs = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    @Override
    public String name() {
        return "\"" + String.join(" ", command) + "\"";
    }

    @Override
    public JobAnswer answer(Position root, MateJob job) throws IOException {
        send(JobText.job(Fen.format(root), job));
        String text = answers.readLine();
        if (text == null) {
            throw new IOException("it has ended");
        }
        try {
            JsonNode line = JsonObject.read(text);
            if (!JobText.job(line).equals(job)) {
                throw new IOException("it has answered another job");
            }
            return JobText.answer(line);
        } catch (NotationException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private void send(String line) throws IOException {
        try {
            jobs.write(line + "\n");
            jobs.flush();
        } catch (IOException e) {
            // The pipe says that it is broken, or closed: how depends on the moment and the system.
            throw new IOException("it has ended", e);
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
