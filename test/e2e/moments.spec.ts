import { signedIn } from './support/people';
import { database, newAccount, storeEvent } from './support/records';
import { expect, test } from './support/test';

/** A stand-in for YouTube's player: on any message it reports that it is at this second. */
const playerAt = (second: number) =>
  `<!doctype html><script>addEventListener('message', ({ source }) => source.postMessage('${JSON.stringify({
    event: 'infoDelivery',
    info: { currentTime: second },
  })}', '*'))</script>`;

/** The second match of the card, for which `storeEvent` has no option. */
async function storeSecond({ id, names }: Awaited<ReturnType<typeof storeEvent>>) {
  const [first, second] = [1, 2].map((order) => database().doc(`match/${id}-${order}`));
  const stored = (await first!.get()).data()!;
  await second!.set({ ...stored, order: 2, arm: 'R', player1: { ...stored['player1'], name: names.ann } });
}

test('an editor takes the moments of a show while watching, and proposes them as one bundle', async ({
  browser,
}) => {
  const event = await storeEvent();
  await storeSecond(event);
  await database().doc(`event/${event.id}`).update({ youtube: 'dQw4w9WgXcQ' });
  const { handle } = await newAccount('moments');
  const { page, troubles } = await signedIn(browser, handle, `${event.path}/video`);
  await page.route('https://i.ytimg.com/**', (route) => route.abort());
  await page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: playerAt(3731.4) }),
  );
  await page.getByRole('button', { name: 'Set when matches begin' }).click();
  await expect(page.getByText('Play the video first.')).toBeVisible();
  await page.getByRole('button', { name: /^Play video/ }).click();
  const begins = page.getByRole('button', { name: / begins$/ });
  await expect(begins).toBeEnabled();

  // A click into the video does not take the key away: the focus returns.
  await page.locator('iframe').click();
  const panel = page.locator('[tabindex="-1"]').filter({ has: page.locator('iframe') });
  await expect(panel.last()).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Play from 1:02:11' })).toHaveCount(1);
  await begins.click();
  await expect(page.getByRole('button', { name: 'Every match has a start time.' })).toBeVisible();
  await page.getByRole('button', { name: '−1 s' }).first().click();
  await page.getByRole('button', { name: 'Send 2 changes' }).click();
  await expect(page.getByRole('list', { name: 'Matches in the video' }).getByRole('button')).toHaveCount(2);

  await expect(async () => {
    const stored = await database()
      .collection('delta')
      .where('docId', 'in', [`${event.id}-1`, `${event.id}-2`])
      .get();
    expect(stored.docs.map((doc) => doc.get('value')).sort()).toEqual([
      'https://youtu.be/dQw4w9WgXcQ?t=3730',
      'https://youtu.be/dQw4w9WgXcQ?t=3731',
    ]);
    expect(new Set(stored.docs.map((doc) => doc.get('bundle'))).size).toBe(1);
  }).toPass({ timeout: 30_000 });
  expect(troubles.filter((trouble) => !/youtube/i.test(trouble))).toEqual([]);
});
