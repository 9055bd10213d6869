package io.github.kingfell.lab.network;

import io.github.kingfell.files.WholeFile;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The state of a training after each pass, kept in a file. An interrupted training continues from it and ends with the
 * same network. The file is deleted when the training is done.
 */
public final class TrainingCheckpoint {
    private static final int MAGIC = 0x4B465431;

    private final Path file;
    private final String training;

    /** @param training describes everything that the result depends on */
    public TrainingCheckpoint(Path file, String training) {
        this.file = file;
        this.training = training;
    }

    /**
     * Checks the file, if there is one.
     *
     * @throws IOException when it cannot be read, or belongs to another training
     */
    public void check() throws IOException {
        if (Files.exists(file)) {
            open().close();
        }
    }

    /** Deletes the file. */
    public void remove() {
        WholeFile.delete(file);
    }

    /** Returns the stage that the file belongs to; empty when there is none. */
    String stage() {
        if (!Files.exists(file)) {
            return "";
        }
        try (DataInputStream in = open()) {
            return in.readUTF();
        } catch (EOFException e) {
            throw new UncheckedIOException(endsTooEarly(e));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Restores the saved weights and returns the number of passes of the stage that are done. */
    int restore(String stage, List<Weights> numbers) {
        if (!Files.exists(file)) {
            return 0;
        }
        try (DataInputStream in = open()) {
            if (!in.readUTF().equals(stage)) {
                return 0;
            }
            int passes = in.readInt();
            for (Weights weights : numbers) {
                for (int row = 0; row < Weights.ROWS; row++) {
                    float[] values = weights.row(row);
                    for (int i = 0; i < values.length; i++) {
                        values[i] = in.readFloat();
                    }
                }
            }
            return passes;
        } catch (EOFException e) {
            throw new UncheckedIOException(endsTooEarly(e));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void save(String stage, int passes, List<Weights> numbers) {
        WholeFile.write(file, stream -> {
            DataOutputStream out = new DataOutputStream(stream);
            out.writeInt(MAGIC);
            out.writeUTF(training);
            out.writeUTF(stage);
            out.writeInt(passes);
            for (Weights weights : numbers) {
                for (int row = 0; row < Weights.ROWS; row++) {
                    for (float value : weights.row(row)) {
                        out.writeFloat(value);
                    }
                }
            }
        });
    }

    private IOException endsTooEarly(EOFException e) {
        return new IOException('"' + file.toString() + "\": it ends too early", e);
    }

    private DataInputStream open() throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)));
        try {
            if (in.readInt() != MAGIC) {
                throw new IOException('"' + file.toString() + "\": not a checkpoint of a training");
            }
            String other = in.readUTF();
            if (!other.equals(training)) {
                throw new IOException('"' + file.toString() + "\" belongs to another training: " + other);
            }
            return in;
        } catch (EOFException e) {
            in.close();
            throw endsTooEarly(e);
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }
}
