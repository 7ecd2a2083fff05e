// The files that last: each is a file of the browser's private file system, which SQLite reads and writes directly.
// What `fsync` has returned from is stored, so a move is stored before it is answered.

const NAMES = ["kaiserhof.sqlite", "kaiserhof.sqlite-journal", "cookies.json", "incoming.zip"];

const PATIENCE = 10_000; // another tab may still be closing its files

// Opens the files. Returns null if the browser stores nothing, as in some private windows.
export async function openFiles() {
  let folder;
  try {
    const root = await navigator.storage.getDirectory();
    folder = await root.getDirectoryHandle("kaiserhof", { create: true });
  } catch {
    return null;
  }
  const files = new Map();
  const deadline = Date.now() + PATIENCE;
  for (const name of NAMES) {
    const file = await folder.getFileHandle(name, { create: true });
    if (!file.createSyncAccessHandle) return null;
    for (;;) {
      try {
        files.set(name, await file.createSyncAccessHandle());
        break;
      } catch (error) {
        if (error.name !== "NoModificationAllowedError" || Date.now() > deadline) throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }
  return files;
}

const [FOLDER_MODE, FILE_MODE] = [0o40700, 0o100600];
const [NOT_FOUND, EXISTS, INVALID, READ_FAILED, NO_SPACE, NOT_ALLOWED] = [44, 20, 28, 29, 51, 63];

// A file system for Emscripten: one folder with these files. A file that is empty does not exist until it is made.
// `onFull` is called when the browser has no room left.
export function fileSystem(FS, files, onFull) {
  const made = new Set();

  const attributes = (node, size) => ({
    dev: 1,
    ino: node.id,
    mode: node.mode,
    nlink: 1,
    uid: 0,
    gid: 0,
    rdev: 0,
    size,
    atime: new Date(0),
    mtime: new Date(0),
    ctime: new Date(0),
    blksize: 4096,
    blocks: Math.ceil(size / 4096),
  });

  function stored(act) {
    try {
      return act();
    } catch (error) {
      if (error.name !== "QuotaExceededError") throw new FS.ErrnoError(READ_FAILED);
      onFull();
      throw new FS.ErrnoError(NO_SPACE);
    }
  }

  function nodeOf(parent, name) {
    const node = FS.createNode(parent, name, FILE_MODE, 0);
    node.handle = files.get(name);
    node.node_ops = {
      getattr: (each) => attributes(each, each.handle.getSize()),
      setattr(each, wanted) {
        if (wanted.size !== undefined) stored(() => each.handle.truncate(wanted.size));
      },
    };
    node.stream_ops = {
      open() {},
      close() {},
      read: ({ node: { handle } }, buffer, offset, length, position) =>
        stored(() => handle.read(buffer.subarray(offset, offset + length), { at: position })),
      write: ({ node: { handle } }, buffer, offset, length, position) =>
        stored(() => handle.write(buffer.subarray(offset, offset + length), { at: position })),
      fsync({ node: { handle } }) {
        stored(() => handle.flush());
        return 0;
      },
      llseek(stream, offset, whence) {
        const from = [0, stream.position, stream.node.handle.getSize()][whence];
        if (from === undefined || from + offset < 0) throw new FS.ErrnoError(INVALID);
        return from + offset;
      },
    };
    return node;
  }

  const folder = {
    getattr: (node) => attributes(node, 4096),
    setattr() {},
    lookup(parent, name) {
      const handle = files.get(name);
      if (!handle || (!made.has(name) && !handle.getSize())) throw new FS.ErrnoError(NOT_FOUND);
      return nodeOf(parent, name);
    },
    mknod(parent, name) {
      if (!files.has(name)) throw new FS.ErrnoError(NOT_ALLOWED);
      if (made.has(name)) throw new FS.ErrnoError(EXISTS);
      made.add(name);
      return nodeOf(parent, name);
    },
    unlink(_, name) {
      stored(() => {
        files.get(name).truncate(0);
        files.get(name).flush();
      });
      made.delete(name);
    },
    readdir: () => [".", "..", ...[...files.keys()].filter((name) => made.has(name) || files.get(name).getSize())],
  };

  return {
    mount() {
      const root = FS.createNode(null, "/", FOLDER_MODE, 0);
      root.node_ops = folder;
      root.stream_ops = {};
      return root;
    },
  };
}
