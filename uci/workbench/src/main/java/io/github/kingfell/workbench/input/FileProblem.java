package io.github.kingfell.workbench.input;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.jspecify.annotations.Nullable;

/**
 * Describes what is wrong with a file, in words for its user. The library often gives no more than the name of the
 * file.
 */
public final class FileProblem {
    private FileProblem() {}

    /** Returns a message such as {@code "x.epd": there is no such file or folder}. */
    public static String of(IOException e) {
        if (e instanceof CharacterCodingException) {
            return "the file is not text in UTF-8";
        }
        if (e instanceof FileSystemException problem && problem.getFile() != null) {
            return '"' + problem.getFile() + "\": " + reason(problem);
        }
        String message = e.getMessage();
        return message == null ? "it cannot be used" : message;
    }

    private static String reason(FileSystemException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission to open it is denied";
        }
        if (e instanceof NotDirectoryException) {
            return "it is not a folder";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "it exists already";
        }
        if (e instanceof DirectoryNotEmptyException) {
            return "the folder is not empty";
        }
        @Nullable String reason = e.getReason();
        return reason == null ? "it cannot be used" : reason;
    }
}
