import { expect, test } from './support/test';
import { watch } from './support/people';
import { database, storeEvent, unique } from './support/records';

test('a first visitor takes the published copy, and of the database only what changed since', async ({
  browser,
}) => {
  const event = await storeEvent();
  const context = await browser.newContext();
  const page = await context.newPage();
  const troubles = watch(page);
  // What Firestore's streams deliver, whichever way they are read.
  await page.addInitScript(() => {
    const seen = { published: 0, documents: 0 };
    Object.assign(window, { seen });
    const count = (text: string) => {
      seen.documents += text.split('"documentChange"').length - 1;
      // Players that stories add have digits in their ids.
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
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/data/') && answer.ok()) files.push(pathname);
  });
  await page.goto('/player');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  expect(files.filter((file) => file.startsWith('/data/player-0-'))).toHaveLength(1);

  const fresh = unique('Late Player');
  await database()
    .doc(`player/${event.id}-late`)
    .set({
      name: fresh,
      author: { id: 'armwiki' },
      created: new Date(),
      updatedAt: new Date(),
      deleted: false,
    });
  await page.goto(`/player/${event.id}-late`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fresh);
  const read = await page.evaluate(
    () => (window as unknown as { seen: { published: number; documents: number } }).seen,
  );
  // What other stories write beside this one is read, and of over 200 published players next to nothing.
  expect(read.documents).toBeGreaterThan(0);
  expect(read.published).toBeLessThan(20);
  expect(troubles).toEqual([]);
  await context.close();
});
