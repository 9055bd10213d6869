package io.github.kingfell.cli.lab;

import io.github.kingfell.lab.experiment.Experiment;
import io.github.kingfell.lab.experiment.ExperimentCard;
import io.github.kingfell.lab.experiment.Fingerprint;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * All experiments, each with the summary from its report page.
 *
 * @param folder of the pages, {@code NAME.md} each
 */
record ExperimentList(List<Experiment> experiments, Path folder) {
    /** Returns two lines for each: what it is, and its source. */
    List<String> lines() throws IOException {
        int width = experiments.stream()
                .mapToInt(experiment -> experiment.name().length())
                .max()
                .orElse(1);
        List<String> lines = new ArrayList<>();
        for (Experiment experiment : experiments) {
            ExperimentCard card = experiment.card();
            lines.add(String.format("%-" + width + "s  takes %s; %s", card.name(), card.takes(), told(experiment)));
            lines.add(" ".repeat(width) + "  " + card.source() + " (" + card.year() + ")");
        }
        return lines;
    }

    /** Returns one object for each, a line. */
    List<String> json() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Experiment experiment : experiments) {
            lines.add(about(experiment, experiment.publishedNodes())
                    .put("takes", experiment.card().takes())
                    .put("report", told(experiment))
                    .toString());
        }
        return lines;
    }

    /** Returns the members that a listing and a report in JSON have in common. */
    static JsonObject about(Experiment experiment, int nodes) {
        ExperimentCard card = experiment.card();
        return new JsonObject()
                .put("experiment", card.name())
                .put("source", card.source())
                .put("year", card.year())
                .put("version", card.version())
                .put("nodes", nodes)
                .put("fingerprint", Fingerprint.of(experiment, nodes).text());
    }

    private String told(Experiment experiment) throws IOException {
        Path page = folder.resolve(experiment.name() + ".md");
        Fingerprint now = Fingerprint.of(experiment, experiment.publishedNodes());
        Fingerprint.State state = now.state(Files.isRegularFile(page) ? Files.readAllLines(page) : List.of());
        return state == Fingerprint.State.MISSING ? state.toString() : "report " + state;
    }
}
