package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unreadableUnless;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;

/** Reads the lines of a proof file one after another and computes the checksum of the lines read. */
final class Lines {
    private static final int LONGEST = 200;

    private final InputStream in;
    private final CRC32 checksum = new CRC32();
    private long checksumBefore;
    private int number;

    Lines(InputStream in) {
        this.in = in;
    }

    /** Parses a number of the file: one to eight digits. */
    static int number(String text, int least, int greatest) {
        unreadableUnless(text.matches("[0-9]{1,8}"), "not a number: " + text);
        int number = Integer.parseInt(text);
        unreadableUnless(number >= least && number <= greatest, "not from " + least + " to " + greatest + ": " + text);
        return number;
    }

    /** The number of the line last read, from 1. */
    int number() {
        return number;
    }

    /** Reads the words of the next line. Words are separated by exactly one space. */
    String[] words() throws IOException {
        return line().split(" ", -1);
    }

    /** Reads the next line, which must begin with the word, and returns the rest of it. */
    String after(String word) throws IOException {
        String line = line();
        unreadableUnless(line.startsWith(word + " "), "expected: " + word);
        return line.substring(word.length() + 1);
    }

    /** The checksum of the lines before the last one, each ended by one line feed, as eight hexadecimal digits. */
    String checksumBefore() {
        return String.format("%08x", checksumBefore);
    }

    /** Objects when anything follows. */
    void end() throws IOException {
        unreadableUnless(in.read() == -1, "text follows the end");
    }

    /** Reads the next line without its line end, which the last line of the file may lack. */
    private String line() throws IOException {
        number++;
        checksumBefore = checksum.getValue();
        StringBuilder read = new StringBuilder();
        int next = in.read();
        unreadableUnless(next != -1, "the file ends too early");
        while (next != '\n' && next != -1 && read.length() <= LONGEST + 1) {
            read.append((char) next);
            next = in.read();
        }
        String line = next == '\n' && read.toString().endsWith("\r") ? read.substring(0, read.length() - 1) : read + "";
        unreadableUnless(line.matches("[ -~]{0," + LONGEST + "}"), "not a line of at most 200 printable characters");
        (line + "\n").chars().forEach(checksum::update);
        return line;
    }
}
