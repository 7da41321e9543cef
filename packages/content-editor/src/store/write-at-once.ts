import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Changes a store of IndexedDB, and commits at once, even if the page is being left.
 * @throws if the browser keeps nothing
 */
export function writeAtOnce(store: UseStore, work: (all: IDBObjectStore) => void): Promise<void> {
  return store('readwrite', (all) => {
    work(all);
    all.transaction.commit();
    return promisifyRequest(all.transaction);
  });
}
