import type { PictureDrafts, Upload } from './store';

/** Keeps uploads in IndexedDB; where it is blocked, they last as long as the page. */
export function pictureDrafts(): PictureDrafts {
  const open = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('editor', 2);
    request.onupgradeneeded = () => {
      for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
      request.result.createObjectStore('pictures', { keyPath: 'path' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The browser keeps no pictures.'));
  });
  /** Runs a transaction; a failure only means that nothing is kept. */
  const run = async <Value>(work: (all: IDBObjectStore) => IDBRequest<Value> | undefined) => {
    const database = await open.catch(() => undefined);
    if (!database) return undefined;
    return new Promise<Value | undefined>((resolve) => {
      const transaction = database.transaction('pictures', 'readwrite');
      const request = work(transaction.objectStore('pictures'));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => resolve(undefined);
    });
  };
  return {
    read: async () => {
      const found = await run<(Upload & { path: string })[]>((all) => all.getAll());
      return Object.fromEntries((found ?? []).map(({ path, ...upload }) => [path, upload]));
    },
    add: async (path, upload) => {
      await run((all) => all.put({ path, ...upload }));
    },
    remove: async (paths) => {
      await run((all) => {
        for (const path of paths) all.delete(path);
        return undefined;
      });
    },
  };
}
