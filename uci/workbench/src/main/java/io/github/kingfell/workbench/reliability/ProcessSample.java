package io.github.kingfell.workbench.reliability;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What this process uses. Only Linux tells the resident memory, the threads and the descriptors.
 *
 * @param heap megabytes in use after a garbage collection
 * @param resident megabytes, or "unknown"
 * @param threads those of the virtual machine included, or "unknown"
 * @param descriptors open file descriptors, or "unknown"
 */
record ProcessSample(long heap, String resident, String threads, String descriptors) {
    private static final String UNKNOWN = "unknown";
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final File DESCRIPTORS = new File("/proc/self/fd");

    static ProcessSample now() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long heap = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
        String resident = status("VmRSS:");
        String[] open = DESCRIPTORS.list();
        return new ProcessSample(
                heap,
                resident.equals(UNKNOWN) ? resident : Long.toString(Long.parseLong(resident) >> 10),
                status("Threads:"),
                open == null ? UNKNOWN : Integer.toString(open.length));
    }

    /** Returns the number in a line of the status that Linux keeps of a process. */
    private static String status(String name) {
        try {
            return Files.readAllLines(STATUS).stream()
                    .filter(line -> line.startsWith(name))
                    .map(line -> line.replaceAll("\\D", ""))
                    .findFirst()
                    .orElse(UNKNOWN);
        } catch (IOException e) {
            return UNKNOWN;
        }
    }

    List<String> cells() {
        return List.of(Long.toString(heap), resident, threads, descriptors);
    }
}
