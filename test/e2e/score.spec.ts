import { codeLoaded } from './support/device';
import { workerReady } from './support/edits';
import { newcomer } from './support/people';
import { storeScored } from './support/scoredEvent';
import { expect, test } from './support/test';

test.use({ worker: true });

test('two phones score one match, one without a network and killed in between: nothing is lost or double', async ({
  browser,
}) => {
  const event = await storeScored();
  const [names] = event.matches;
  if (names === undefined) throw new Error('Expected a match');
  const link = await event.invite('Table 1');
  const [first, second] = [await newcomer(browser), await newcomer(browser)];
  const shows = (who: typeof first, ann: number, bea: number) =>
    Promise.all(
      (
        [
          [names.ann, ann],
          [names.bea, bea],
        ] as const
      ).map(([name, score]) =>
        expect(who.page.locator('strong', { hasText: name }).locator('..')).toHaveText(
          new RegExp(`${name}${score}`),
        ),
      ),
    );
  const win = (who: typeof first, name: string) =>
    who.page.getByRole('button', { name: `Pin: ${name} wins the round` }).click();

  await test.step('the token is on the phones and no longer in the address', async () => {
    for (const { page } of [first, second]) {
      await page.goto(link);
      await expect(page.getByText('All sent')).toBeVisible();
      await expect(page).toHaveURL(`/score/${event.id}?match=${names.id}`);
    }
    await workerReady(first.page);
    await codeLoaded(first.page);
  });

  await test.step('one scores without a network, and its tab is killed', async () => {
    await first.page.context().setOffline(true);
    await win(first, names.ann);
    await shows(first, 1, 0);
    await win(first, names.ann);
    await shows(first, 2, 0);
    await expect(first.page.getByText('2 entries are waiting to be sent')).toBeVisible();
    await first.page.close({ runBeforeUnload: false });
  });

  await test.step('the other one sends a foul and a weight meanwhile', async () => {
    await second.page.getByRole('button', { name: `Foul by ${names.ann}` }).click();
    await expect(second.page.getByText('All sent')).toBeVisible();
    await expect.poll(async () => (await event.live(names.id))?.['fouls']).toEqual([1, 0]);
  });

  const page = await first.page.context().newPage();
  const again = { ...first, page };
  await test.step('the killed one still has its entries without a network, and sends them with one', async () => {
    await page.goto(`/score/${event.id}`);
    await shows(again, 2, 0);
    await expect(page.getByText('2 entries are waiting to be sent')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('All sent')).toBeVisible();
    await expect(page.getByText(/^Another phone has/)).toBeVisible();
  });

  await test.step('both show the same, and so does the document that readers follow', async () => {
    // A round that it did not know of would be replaced.
    await shows(second, 2, 0);
    await win(second, names.bea);
    await shows(second, 2, 1);
    await shows(again, 2, 1);
    await again.page.getByRole('button', { name: 'Finish' }).click();
    await expect(again.page.getByText(`Over: ${names.ann} wins`)).toBeVisible();
    await expect(second.page.getByText(`Over: ${names.ann} wins`)).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() => event.live(names.id))
      .toMatchObject({ score: [2, 1], rounds: ['1p', '1p', '2p'], end: 'finished', winner: 'player1' });
    expect(await event.entries(names.id)).toBe(5);
  });
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});
