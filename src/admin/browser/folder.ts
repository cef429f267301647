/** The folder of the project on the editor's computer, as far as the browser has handed it out. */
let root: FileSystemDirectoryHandle | undefined;

/** The event of the window that tells that the editor has got its folder. */
export const folderRead = 'editor:folder-read';

/** When its files were read. */
let readAt = 0;

const saved = new Map<string, number>();

type Picker = (...options: unknown[]) => Promise<FileSystemDirectoryHandle>;

interface WithPicker {
  showDirectoryPicker?: Picker;
}

interface WithPermission {
  requestPermission?: (this: FileSystemHandle, ...options: unknown[]) => Promise<PermissionState>;
}

function remember(handle: FileSystemDirectoryHandle): void {
  root = handle;
  saved.clear();
  readAt = Date.now();
  dispatchEvent(new Event(folderRead));
}

/** Tells whether the browser lets a page open a folder. */
export const canOpenFolder = (): boolean => 'showDirectoryPicker' in window;

/**
 * Learns which folder the editor reads, and when: it asks the browser for a new one, or whether it may have the one
 * from last time again, and reads right after. There is no other way to know; the package does not say.
 */
export function watchFolder(): void {
  const host = window as Window & WithPicker;
  const pick = host.showDirectoryPicker;
  if (!pick) return;
  host.showDirectoryPicker = async (...options) => {
    const handle = await pick.apply(window, options);
    remember(handle);
    return handle;
  };
  const handles = FileSystemHandle.prototype as WithPermission;
  const ask = handles.requestPermission;
  if (!ask) return;
  handles.requestPermission = async function (...options) {
    const permission = await ask.apply(this, options);
    if (permission === 'granted' && this instanceof FileSystemDirectoryHandle) remember(this);
    return permission;
  };
}

/** When a file was last written; nothing when it is not there. */
async function lastWritten(folder: FileSystemDirectoryHandle, path: string): Promise<number | undefined> {
  const names = path.split('/');
  const file = names.pop() ?? '';
  try {
    let place = folder;
    for (const name of names) place = await place.getDirectoryHandle(name);
    return (await (await place.getFileHandle(file)).getFile()).lastModified;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/**
 * Tells whether a file is there. Nothing where there is no folder to look into: the items are then kept by a host.
 * @param path from the root of the project
 */
export const fileExists = async (path: string): Promise<boolean | undefined> =>
  root && (await lastWritten(root, path)) !== undefined;

/**
 * Tells whether somebody else wrote a file, or took it away, since the editor read or saved it.
 * @param path from the root of the project
 * @param isNew whether the editor is about to make it
 */
export async function hasChanged(path: string, isNew: boolean): Promise<boolean> {
  if (!root) return false;
  const written = await lastWritten(root, path);
  if (written === undefined) return !isNew;
  return written > (saved.get(path) ?? readAt);
}

/** Notes that the editor itself has written a file. */
export async function noteSaved(path: string): Promise<void> {
  const written = root && (await lastWritten(root, path));
  if (written !== undefined) saved.set(path, written);
}
