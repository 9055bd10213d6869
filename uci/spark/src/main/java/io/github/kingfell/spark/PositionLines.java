package io.github.kingfell.spark;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;

/** The lines of text files with positions. Blank lines and those that begin with {@code #} do not count. */
final class PositionLines {
    private final JavaRDD<ListLine> lines;

    private PositionLines(JavaRDD<ListLine> lines) {
        this.lines = lines;
    }

    /**
     * Reads the lines; they are numbered through all files.
     *
     * @param input a file, a folder or a pattern, wherever Hadoop can read
     * @throws FileNotFoundException when there is nothing of that name
     */
    static PositionLines read(JavaSparkContext spark, String input) throws IOException {
        JavaRDD<String> text = spark.emptyRDD();
        for (String file : files(spark, input)) {
            text = text.union(spark.textFile(file));
        }
        JavaRDD<ListLine> lines = text.zipWithIndex()
                .map(line -> new ListLine(
                        Math.toIntExact(line._2 + 1),
                        line._1.replace("\uFEFF", "").strip()))
                .filter(line -> !line.text().isEmpty() && !line.text().startsWith("#"));
        return new PositionLines(lines);
    }

    /** Returns the positions by FEN, each with the first line that has it. */
    JavaPairRDD<String, ListLine> byFen() {
        PairFlatMapFunction<ListLine, String, ListLine> parse = PositionLines::parsed;
        return lines.flatMapToPair(parse).reduceByKey(ListLine::first);
    }

    /** Returns the errors in lines that are no position, in the form {@code line 7: ...}. */
    JavaRDD<String> complaints() {
        return lines.flatMap(line -> complaint(line).iterator());
    }

    private static Iterator<Tuple2<String, ListLine>> parsed(ListLine line) {
        try {
            String fen = Fen.format(Epd.parse(line.text()).position());
            return List.of(new Tuple2<>(fen, line)).iterator();
        } catch (NotationException e) {
            // Reported by complaints().
            return List.<Tuple2<String, ListLine>>of().iterator();
        }
    }

    private static List<String> complaint(ListLine line) {
        try {
            Epd.parse(line.text());
            return List.of();
        } catch (NotationException e) {
            return List.of("line " + line.number() + ": " + e.getMessage());
        }
    }

    private static List<String> files(JavaSparkContext spark, String input) throws IOException {
        Path path = new Path(input);
        FileStatus[] found = path.getFileSystem(spark.hadoopConfiguration()).globStatus(path);
        List<String> files = new ArrayList<>();
        for (FileStatus status : found == null ? new FileStatus[0] : found) {
            addFiles(spark, status, files);
        }
        if (files.isEmpty()) {
            throw new FileNotFoundException("no file of positions: \"" + input + '"');
        }
        files.sort(null);
        return files;
    }

    private static void addFiles(JavaSparkContext spark, FileStatus status, List<String> files) throws IOException {
        if (status.isFile()) {
            files.add(status.getPath().toString());
            return;
        }
        Path folder = status.getPath();
        Arrays.stream(folder.getFileSystem(spark.hadoopConfiguration()).listStatus(folder))
                .filter(FileStatus::isFile)
                .map(FileStatus::getPath)
                // Hadoop keeps its own marks in files with such names.
                .filter(file ->
                        !file.getName().startsWith("_") && !file.getName().startsWith("."))
                .forEach(file -> files.add(file.toString()));
    }
}
