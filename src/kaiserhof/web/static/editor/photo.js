// A photo of a board under the sheet. It is stored in this browser and never sent to the server.

const STORE = "photos";

export class Photo {
  place = "";

  /**
   * @param {string} key
   * @param {(place: string) => void} shown
   */
  constructor(key, shown) {
    this.key = key;
    this.shown = shown;
    this.stored((photos) => photos.get(key), "readonly").then((photo) => {
      if (photo && !this.place) this.show(photo);
    });
  }

  /** @param {Blob | undefined} photo */
  bring(photo) {
    if (!photo) return;
    this.show(photo);
    this.stored((photos) => photos.put(photo, this.key));
  }

  // Keeps showing the photo until the browser has deleted it, so that it cannot reappear.
  async remove() {
    await this.stored((photos) => photos.delete(this.key));
    this.show(null);
  }

  /**
   * Shows the photo from a URL that only this page knows.
   *
   * @param {Blob | null} photo
   */
  show(photo) {
    if (this.place) URL.revokeObjectURL(this.place);
    this.place = photo ? URL.createObjectURL(photo) : "";
    this.shown(this.place);
  }

  /**
   * The response of the browser's database. A browser without storage still shows the photo.
   *
   * @param {(photos: IDBObjectStore) => IDBRequest} ask
   * @param {IDBTransactionMode} mode
   * @returns {Promise<any>}
   */
  stored(ask, mode = "readwrite") {
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
}
