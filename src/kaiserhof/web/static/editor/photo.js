// A photo of one's own board under the sheet. It stays in this browser, which keeps it for the next time; no server gets it.

const STORE = "photos";

export class Photo {
  constructor(key, shown) {
    Object.assign(this, { key, shown, place: "" });
    this.stored((photos) => photos.get(key), "readonly").then((photo) => {
      if (photo && !this.place) this.show(photo);
    });
  }

  bring(photo) {
    if (!photo) return;
    this.show(photo);
    this.stored((photos) => photos.put(photo, this.key));
  }

  // The photo is seen until the browser has forgotten it, so that it never comes back.
  async remove() {
    await this.stored((photos) => photos.delete(this.key));
    this.show(null);
  }

  // The photo is shown from an address that only this page knows.
  show(photo) {
    if (this.place) URL.revokeObjectURL(this.place);
    this.place = photo ? URL.createObjectURL(photo) : "";
    this.shown(this.place);
  }

  // What the browser's database answers; a browser that keeps nothing shows the photo all the same.
  stored(ask, mode = "readwrite") {
    return new Promise((done) => {
      const opening = indexedDB.open("kaiserhof-editor", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = () => done(undefined);
      opening.onsuccess = () => {
        const request = ask(opening.result.transaction(STORE, mode).objectStore(STORE));
        request.onerror = () => done(undefined);
        request.transaction.oncomplete = () => {
          opening.result.close();
          done(request.result);
        };
      };
    }).catch(() => undefined);
  }
}
