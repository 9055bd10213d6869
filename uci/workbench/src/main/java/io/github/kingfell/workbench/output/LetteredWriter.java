package io.github.kingfell.workbench.output;

import java.io.IOException;
import java.io.Writer;

/** A writer of text for people that writes the moves of each line in the piece letters of a language. */
public final class LetteredWriter extends Writer {
    private final Writer out;
    private final PieceLetters letters;
    private final StringBuilder line = new StringBuilder();

    public LetteredWriter(Writer out, PieceLetters letters) {
        this.out = out;
        this.letters = letters;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        for (int i = from; i < from + length; i++) {
            line.append(text[i]);
            if (text[i] == '\n') {
                writeLine();
            }
        }
    }

    private void writeLine() throws IOException {
        out.write(letters.fromEnglish(line.toString()));
        line.setLength(0);
    }

    @Override
    public void flush() throws IOException {
        writeLine();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        writeLine();
        out.close();
    }
}
