package io.github.kingfell.classics.player;

import io.github.kingfell.rules.notation.NotationException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The settings that a user has changed; all others have their standard values. */
public final class ClassicSettings {
    /** All settings as the author had them. */
    public static final ClassicSettings STANDARD = new ClassicSettings(Map.of());

    private final Map<String, Integer> changed;

    private ClassicSettings(Map<String, Integer> changed) {
        this.changed = Map.copyOf(changed);
    }

    /**
     * Reads lines such as {@code kent.width=6}.
     *
     * @param known all existing settings
     * @throws NotationException for an unknown setting or a value outside its range
     */
    public static ClassicSettings parse(List<String> lines, List<ClassicSetting> known) throws NotationException {
        Map<String, Integer> changed = new TreeMap<>();
        for (String line : lines) {
            String[] parts = line.split("=", 2);
            ClassicSetting setting = known.stream()
                    .filter(one -> one.name().equals(parts[0].strip()))
                    .findFirst()
                    .orElseThrow(() -> new NotationException("no setting \"" + parts[0] + "\"; there are "
                            + known.stream().map(ClassicSetting::name).collect(Collectors.joining(", "))));
            changed.put(setting.name(), value(setting, parts.length == 2 ? parts[1].strip() : ""));
        }
        return new ClassicSettings(changed);
    }

    private static int value(ClassicSetting setting, String text) throws NotationException {
        try {
            int value = Integer.parseInt(text);
            if (value >= setting.least() && value <= setting.most()) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw new NotationException(
                setting.name() + " must be a number from " + setting.least() + " to " + setting.most());
    }

    /** Returns the user's value, or the standard value. */
    public int get(ClassicSetting setting) {
        return changed.getOrDefault(setting.name(), setting.standard());
    }
}
