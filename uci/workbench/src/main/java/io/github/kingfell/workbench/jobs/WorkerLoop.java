package io.github.kingfell.workbench.jobs;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.prover.joblevel.JobWorker;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;

/** A worker's side of {@link ProcessTaker}: reads a job a line, and writes an answer a line. */
public final class WorkerLoop {
    private final JobWorker worker;
    private final Interruption interruption;

    /** @param megabytes of the transposition table */
    public WorkerLoop(int megabytes, Interruption interruption) {
        worker = new JobWorker(megabytes);
        this.interruption = interruption;
    }

    /**
     * Answers all jobs of the input. A line that is no job is answered with an object whose member {@code error} says
     * why.
     */
    public void run(BufferedReader jobs, PrintWriter answers) throws IOException {
        for (String line = jobs.readLine(); line != null && !interruption.isRequested(); line = jobs.readLine()) {
            if (!line.isBlank()) {
                answers.println(answer(JsonObject.read(line)));
                answers.flush();
            }
        }
    }

    private String answer(JsonNode line) {
        try {
            MateJob job = JobText.job(line);
            return JobText.answer(
                    job,
                    worker.answer(
                            Fen.parse(line.path("fen").asText()), job, interruption.stops(JobWorker.control(job))));
        } catch (NotationException e) {
            return new JsonObject().put("error", String.valueOf(e.getMessage())).toString();
        }
    }
}
