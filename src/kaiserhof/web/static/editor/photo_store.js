// The photos of drafts in the database of this browser. They are never sent to a server.

/** @import { Quad } from "./perspective.js" */
/** @typedef {{ photo: Blob, source: Quad, target: Quad, fade: number }} Laid A photo and how it lies under the sheet. */

const STORE = "photos";

/**
 * The answer of the browser's database; nothing in a browser without one.
 *
 * @param {(photos: IDBObjectStore) => IDBRequest} ask
 * @param {IDBTransactionMode} mode
 * @returns {Promise<any>}
 */
function stored(ask, mode) {
  return new Promise((done) => {
    const opening = indexedDB.open("kaiserhof-editor", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => done(undefined);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      request.onerror = () => done(undefined);
      transaction.oncomplete = () => {
        opening.result.close();
        done(request.result);
      };
    };
  }).catch(() => undefined);
}

/** @type {(draft: string) => Promise<Laid | Blob | undefined>} */
export const photoOf = (draft) => stored((photos) => photos.get(draft), "readonly");

/** @type {(draft: string, laid: Laid | Blob) => Promise<void>} */
export const storePhoto = (draft, laid) => stored((photos) => photos.put(laid, draft), "readwrite");

/** @type {(draft: string) => Promise<void>} */
export const deletePhoto = (draft) => stored((photos) => photos.delete(draft), "readwrite");
