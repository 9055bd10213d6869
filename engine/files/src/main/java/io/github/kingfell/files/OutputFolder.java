package io.github.kingfell.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder for files that the program writes. */
public final class OutputFolder {
    private OutputFolder() {}

    /**
     * Creates the folder and those above it where they are missing.
     *
     * @return the folder
     * @throws OutputFailedException when that fails
     */
    public static Path create(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new OutputFailedException(folder, e);
        }
    }
}
