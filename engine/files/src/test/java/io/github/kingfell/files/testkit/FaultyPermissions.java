package io.github.kingfell.files.testkit;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/** The permissions of a file; setting them can fail. */
record FaultyPermissions(Path path, PosixFileAttributeView view, Disk disk) implements PosixFileAttributeView {
    @Override
    public String name() {
        return view.name();
    }

    @Override
    public PosixFileAttributes readAttributes() throws IOException {
        return view.readAttributes();
    }

    @Override
    public UserPrincipal getOwner() throws IOException {
        return view.getOwner();
    }

    @Override
    public void setOwner(UserPrincipal owner) throws IOException {
        disk.change(path);
        view.setOwner(owner);
    }

    @Override
    public void setPermissions(Set<PosixFilePermission> permissions) throws IOException {
        disk.change(path);
        view.setPermissions(permissions);
    }

    @Override
    public void setGroup(GroupPrincipal group) throws IOException {
        disk.change(path);
        view.setGroup(group);
    }

    @Override
    public void setTimes(FileTime modified, FileTime accessed, FileTime created) throws IOException {
        disk.change(path);
        view.setTimes(modified, accessed, created);
    }
}
