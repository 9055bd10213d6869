package io.github.kingfell.lab.experiment;

/**
 * Describes an experiment without running it.
 *
 * @param name the word for the command line, and the name of its report
 * @param source author, title and place of the text that it repeats
 * @param year of that text
 * @param takes rough duration, on one core, with its usual limit: "half a minute"
 * @param version raised by whoever changes what is measured or how; a report of an older version is out of date
 */
public record ExperimentCard(String name, String source, int year, String takes, int version) {
    /** @throws IllegalArgumentException when it could not be listed */
    public ExperimentCard {
        if (!name.matches("[a-z][a-z0-9-]*") || source.isBlank() || takes.isBlank() || version < 1) {
            throw new IllegalArgumentException("an experiment needs a plain name, a source, a duration and a version");
        }
    }
}
