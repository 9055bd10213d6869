package io.github.kingfell.play.serve;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens an address in the user's browser, with the program that the system has for this. */
public final class Browser {
    private Browser() {}

    /** @return true when the program could be started, whatever it does then */
    public static boolean open(String address) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name", ""), address))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** @param system as in the property {@code os.name} */
    public static List<String> command(String system, String address) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        return List.of(name.startsWith("mac") ? "open" : "xdg-open", address);
    }
}
