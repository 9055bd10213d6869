package io.github.kingfell.rules.testkit;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Each package uses only those of the rows above its own. */
final class PackageOrder extends ArchCondition<JavaClass> {
    private final String root;
    private final List<Set<String>> rows;

    /** Packages met; a row for a package that does not exist would forbid nothing. */
    private final Set<String> met = new HashSet<>();

    PackageOrder(String root, List<Set<String>> rows) {
        super("use only packages of the rows above their own in " + rows);
        this.root = root;
        this.rows = rows;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        String own = packageOf(type);
        met.add(own);
        if (rowOf(own) < 0) {
            events.add(SimpleConditionEvent.violated(type, type.getPackageName() + " has no row in the order"));
        }
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            String name = target.getPackageName();
            if (name.equals(root) || name.startsWith(root + ".")) {
                String other = packageOf(target);
                if (!other.equals(own) && rowOf(other) >= rowOf(own)) {
                    events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                }
            }
        }
    }

    @Override
    public void finish(ConditionEvents events) {
        List<String> missing = new ArrayList<>();
        rows.forEach(missing::addAll);
        missing.removeAll(met);
        for (String name : missing) {
            events.add(SimpleConditionEvent.violated(name, "a row names " + name + ", which does not exist"));
        }
    }

    /** The first name below the root. */
    private String packageOf(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(root) ? "" : name.substring(root.length() + 1).split("\\.", 2)[0];
    }

    private int rowOf(String name) {
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).contains(name)) {
                return row;
            }
        }
        return -1;
    }
}
