import type { Page } from '@playwright/test';

interface Seen {
  readonly documents: number;
  readonly published: number;
}

/** From the next page on, counts documents in Firestore's streams, however they are read. */
export const countDocuments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { published: 0, documents: 0 };
    Object.assign(window, { seen });
    const count = (text: string) => {
      seen.documents += text.split('"documentChange"').length - 1;
      seen.published += [...text.matchAll(/documents\/player\/[a-z-]+"/g)].length;
    };
    const ask = window.fetch.bind(window);
    window.fetch = async (...args) => {
      const answer = await ask(...args);
      if (!answer.url.includes('/Listen/channel') || !answer.body) return answer;
      const [mine, theirs] = answer.body.tee();
      const reader = mine.pipeThrough(new TextDecoderStream()).getReader();
      const read = async (): Promise<void> => {
        const { done, value } = await reader.read();
        if (value !== undefined) count(value);
        return done ? undefined : read();
      };
      void read().catch(() => undefined);
      return new Response(theirs, answer);
    };
    // Called on the request itself below.
    const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (body?: unknown) => void;
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      let read = 0;
      this.addEventListener('progress', () => {
        if (!this.responseURL.includes('/Listen/channel')) return;
        count(this.responseText.slice(read));
        read = this.responseText.length;
      });
      send.call(this, body);
    };
  });

export const documentsRead = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen);
