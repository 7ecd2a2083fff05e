// Browsers start no workers on pages from the file system. There a hidden frame takes the worker's place, so that the
// search works without a server.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.documentElement.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.receive(data);
      this.inside.importScripts = (...urls) => urls.forEach((each) => this.load(each));
      this.ready = this.load(url);
    }

    load(url) {
      const script = this.inside.document.createElement("script");
      script.src = new URL(url, location).href;
      const loaded = new Promise((resolve) => script.addEventListener("load", resolve));
      this.inside.document.documentElement.append(script);
      return loaded;
    }

    // As between a page and a worker, messages are copied when they are sent, and arrive later.
    async postMessage(data) {
      const copy = structuredClone(data);
      await this.ready;
      this.inside.dispatchEvent(new this.inside.MessageEvent("message", { data: copy }));
    }

    async receive(data) {
      const event = new MessageEvent("message", { data: structuredClone(data) });
      await null;
      this.onmessage?.(event);
      this.dispatchEvent(event);
    }

    terminate() {
      this.inside.frameElement.remove();
    }
  };
}
