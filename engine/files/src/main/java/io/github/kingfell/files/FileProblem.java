package io.github.kingfell.files;

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
        return e instanceof FileSystemException problem && problem.getFile() != null
                ? '"' + problem.getFile() + "\": " + reason(problem)
                : reason(e);
    }

    /** Returns the message without the name of the file. */
    static String reason(IOException e) {
        if (e instanceof CharacterCodingException) {
            return "the file is not text in UTF-8";
        }
        String reason = e instanceof FileSystemException problem ? known(problem) : e.getMessage();
        return reason == null ? "it cannot be used" : reason;
    }

    private static @Nullable String known(FileSystemException e) {
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
        return e.getReason();
    }
}
