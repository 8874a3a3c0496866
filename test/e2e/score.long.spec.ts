import type { Page } from '@playwright/test';
import { codeLoaded } from './support/device';
import { workerReady } from './support/edits';
import { newcomer, withoutWorker } from './support/people';
import { storeScored } from './support/scoredEvent';
import { expect, test } from './support/test';

test.use({ worker: true });

const minuteMs = 60_000;
const outageMs = 10 * minuteMs;

type Scored = Awaited<ReturnType<typeof storeScored>>;
type Fight = Scored['matches'][number];
type Points = readonly [ann: number, bea: number];

const shows = async (page: Page, { ann, bea }: Fight, points: Points) => {
  for (const [at, name] of [ann, bea].entries())
    await expect(page.locator('strong', { hasText: name }).locator('..')).toHaveText(
      new RegExp(`${name}${points[at]}`),
    );
};
const pin = (page: Page, name: string) =>
  page.getByRole('button', { name: `Pin: ${name} wins the round`, exact: true }).click();
const allSent = (page: Page) => expect(page.getByText('All sent')).toBeVisible();
/** Phones ask every ten seconds what others entered about their match. */
const polls = (page: Page) => page.clock.fastForward(11_000);

/** A phone at a table, with a clock of its own. */
async function openPhone(page: Page, link: string, at: number): Promise<void> {
  await page.clock.install({ time: at });
  await page.goto(link);
  await allSent(page);
}

/** Stores the whole app on a phone. With a clock of its own, a page would not say when it has. */
async function storeApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await workerReady(page);
  await codeLoaded(page);
  await page.close();
}

/** Eight phones, two for each match of the card. The fourth can start without a network. */
async function openPhones(browser: Parameters<typeof newcomer>[0], event: Scored) {
  // Behind the server by the time that will pass, so that they are right after it.
  const from = Date.now() - outageMs;
  const phones = [];
  for (let at = 0; at < 8; at += 1) {
    const fight = event.matches[Math.floor(at / 2)];
    if (fight === undefined) throw new Error('Expected a match for each two phones');
    const { page, troubles } = await newcomer(browser);
    const [address, token] = (await event.invite(`Phone ${at + 1}`)).split('#');
    if (at === 3) await storeApp(await page.context().newPage(), `/score/${event.id}`);
    else await withoutWorker(page.context());
    await openPhone(page, `${address}?match=${fight.id}#${token}`, from);
    await shows(page, fight, [0, 0]);
    phones.push({ page, troubles, fight });
  }
  return phones as [Phone, Phone, Phone, Phone, Phone, Phone, Phone, Phone];
}

interface Phone {
  page: Page;
  readonly troubles: readonly string[];
  readonly fight: Fight;
}

const storedEntries = async (event: Scored) => {
  const counts = await Promise.all(event.matches.map(({ id }) => event.entries(id)));
  return counts.reduce((sum, count) => sum + count, 0);
};

async function substitute(page: Page, player: string, by: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const field = page.getByRole('combobox', { name: `Who replaces ${player}?` });
  await field.fill(by);
  await page.getByRole('listbox').getByRole('option', { name: by }).first().click();
  await page.getByRole('button', { name: 'Set', exact: true }).last().click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('strong', { hasText: by })).toBeVisible();
}

test('eight phones, ten minutes without a network, a killed tab, two corrections, a substitute: nothing lost or double', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const event = await storeScored(4);
  const phones = await openPhones(browser, event);
  const [first, , , fourth, fifth] = phones;
  const reserve = event.matches[3]!.ann;

  await test.step('one phone of each table enters the first round, and the other one has it', async () => {
    for (const [at, { page, fight }] of phones.entries()) if (at % 2 === 0) await pin(page, fight.ann);
    for (const { page, fight } of phones) {
      await allSent(page);
      await polls(page);
      await shows(page, fight, [1, 0]);
    }
    await expect.poll(() => storedEntries(event)).toBe(4);
  });

  await test.step('without a network all go on for ten minutes, and a tab is killed', async () => {
    for (const { page } of phones) await page.context().setOffline(true);
    for (const [at, { page, fight }] of phones.entries()) {
      // Both phones of a table enter this round: the later entry counts, by their clocks.
      if (at % 2 === 1) await page.clock.fastForward(minuteMs);
      await pin(page, at % 2 === 0 ? fight.bea : fight.ann);
      await shows(page, fight, at % 2 === 0 ? [1, 1] : [2, 0]);
    }
    // The one whose code is on the phone: the list of players is loaded when it is opened.
    await substitute(fourth.page, fourth.fight.bea, reserve);
    // The first correction: this round was the other one's.
    await first.page.getByRole('button', { name: 'Undo: Round 2' }).click();
    await shows(first.page, first.fight, [1, 0]);
    await fourth.page.close({ runBeforeUnload: false });
    for (const phone of phones) if (phone !== fourth) await phone.page.clock.fastForward(outageMs);
    await expect(first.page.getByText('2 entries are waiting to be sent')).toBeVisible();
    expect(await storedEntries(event)).toBe(4);
    fourth.page = await fourth.page.context().newPage();
    await fourth.page.clock.install({ time: Date.now() });
    await fourth.page.goto(`/score/${event.id}?match=${fourth.fight.id}`);
    await expect(fourth.page.getByText('2 entries are waiting to be sent')).toBeVisible();
    await shows(fourth.page, { ...fourth.fight, bea: reserve }, [2, 0]);
  });

  await test.step('with a network all entries arrive, once, and the phones of a table agree', async () => {
    for (const { page } of phones) await page.context().setOffline(false);
    for (const { page } of phones) await allSent(page);
    await expect.poll(() => storedEntries(event)).toBe(14);
    // The second correction, of a round that both phones of the table had entered.
    await polls(fifth.page);
    await fifth.page.getByRole('button', { name: `Round 2: ${fifth.fight.ann}, pin` }).click();
    await pin(fifth.page, fifth.fight.bea);
    await pin(fifth.page, fifth.fight.bea);
    await allSent(fifth.page);
    const points: readonly Points[] = [
      [2, 0],
      [2, 0],
      [1, 2],
      [2, 0],
    ];
    const bea = (at: number) => (at === 1 ? reserve : event.matches[at]!.bea);
    for (const [at, { page, fight }] of phones.entries()) {
      const table = Math.floor(at / 2);
      await polls(page);
      await shows(page, { ...fight, bea: bea(table) }, points[table]!);
      if (at % 2 === 1) await page.getByRole('button', { name: 'Finish', exact: true }).click();
      await allSent(page);
    }
    for (const [at, { id }] of event.matches.entries())
      await expect
        .poll(() => event.live(id))
        .toMatchObject({ score: points[at], end: 'finished', winner: at === 2 ? 'player2' : 'player1' });
    expect(await event.live(event.matches[1]!.id)).toMatchObject({
      substitutes: { player2: `${event.matches[3]!.id}-ann` },
    });
    expect(await storedEntries(event)).toBe(20);
  });
  expect(phones.flatMap(({ troubles }) => troubles)).toEqual([]);
});
