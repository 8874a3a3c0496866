import { FieldValue } from 'firebase-admin/firestore';
import { signedIn, visitor } from './support/people';
import { database, queueOf, uidOf, unique } from './support/records';
import { expect, test } from './support/test';

/** Stores one event twice, each with its own card: the cards share one match, and each has one more. */
async function storeCards() {
  const id = unique('cards').replaceAll(' ', '-').toLowerCase();
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const made = { author: { id: 'armwiki' }, created: FieldValue.serverTimestamp(), ...stamps };
  const sport = { id: 'armw' };
  const date = '2024-05-04';
  const name = unique('Village Cup');
  const events = { stays: name, goes: `The ${name}` };
  const facts = { stays: {}, goes: { location: 'Rome' } };
  for (const key of ['stays', 'goes'] as const)
    await database()
      .doc(`event/${id}-${key}`)
      .set({ name: events[key], date, sport, valid: 1, ...facts[key], ...made });
  const names = Object.fromEntries(['Ann', 'Bea', 'Cid', 'Dan'].map((each) => [each, unique(each)]));
  for (const [key, each] of Object.entries(names))
    await database()
      .doc(`player/${id}-${key}`)
      .set({ name: each, ...made });
  const cards = {
    stays: [
      ['Ann', 'Bea'],
      ['Ann', 'Cid'],
    ],
    goes: [
      ['Bea', 'Ann'],
      ['Bea', 'Dan'],
    ],
  } as const;
  for (const key of ['stays', 'goes'] as const)
    for (const [at, [first, second]] of cards[key].entries())
      await database()
        .doc(`match/${id}-${key}-${at}`)
        .set({
          date,
          event: { id: `${id}-${key}`, date, sport },
          player1: { id: `${id}-${first}`, name: names[first], score: 3, result: 'W' },
          player2: { id: `${id}-${second}`, name: names[second], score: 1, result: 'L' },
          gender: 'M',
          arm: 'R',
          order: at + 1,
          ...stamps,
        });
  return {
    events,
    nameOf: (key: string) => names[key] ?? '',
    match: (key: string, at: number) => `${id}-${key}-${at}`,
    page: (key: string) => `/sport/armw/event/${id}-${key}`,
  };
}

test('two pages of one event become one, by an editor and a moderator, and are parted again', async ({
  browser,
}) => {
  const { events, nameOf, match, page } = await storeCards();
  const [editor, moderator, reader] = await Promise.all([
    signedIn(browser, 'editor', page('stays')),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, page('goes')),
  ]);
  const main = editor.page.getByRole('main');
  const rows = (at: typeof main) => at.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  const apply = async (text: string) => {
    const entry = moderator.page.getByRole('article').filter({ hasText: text }).first();
    await entry.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry).toHaveCount(0, { timeout: 30_000 });
  };

  await test.step('the page says that it was likely entered twice, and both cards stand side by side', async () => {
    await editor.page.getByRole('link', { name: 'Compare', exact: true }).click();
    const table = main.getByRole('table', { name: 'Matches of the page to be merged' });
    await expect(table.getByRole('combobox', { name: new RegExp(nameOf('Ann')) })).toHaveValue(
      match('stays', 0),
    );
    await expect(table.getByRole('combobox', { name: new RegExp(nameOf('Dan')) })).toHaveValue('');
    await expect(main.getByRole('checkbox', { name: 'Place: copy over Rome' })).toBeChecked();
    await expect(main).toContainText(`The page of ${events.stays} will show 3 matches.`);
    await editor.page.getByRole('button', { name: 'Propose merge' }).click();
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(events.stays);
    await expect(rows(main)).toHaveCount(3);
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(events.goes);
  });

  await test.step('the moderator applies it', async () => {
    for (const text of ['Rome', nameOf('Bea'), events.goes]) await apply(text);
  });

  await test.step('whoever reads the page that goes is led to the one that stays', async () => {
    await expect(reader.page).toHaveURL(new RegExp(`${page('stays')}$`));
    await expect(rows(reader.page.getByRole('main'))).toHaveCount(3);
    await reader.page.goto(`${page('goes')}/history`);
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(events.goes);
    await reader.page.goto(`/match/${match('goes', 0)}`);
    await expect(reader.page).toHaveURL(new RegExp(`/match/${match('stays', 0)}$`));
  });

  await test.step('it is reverted, and each has its own matches again', async () => {
    await editor.page.goto(page('stays'));
    await editor.page.getByRole('button', { name: `Separate ${events.goes}` }).click();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
    await expect(rows(main)).toHaveCount(2);
    for (const text of [nameOf('Bea'), events.goes]) await apply(text);
    await reader.page.goto(page('stays'));
    await expect(rows(reader.page.getByRole('main'))).toHaveCount(2);
    await reader.page.goto(page('goes'));
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(events.goes);
    await expect(rows(reader.page.getByRole('main'))).toHaveCount(2);
  });
  const doubled = await database()
    .doc(`match/${match('goes', 0)}`)
    .get();
  expect(doubled.data()).toMatchObject({ event: { id: page('goes').split('/').at(-1) }, order: 1 });
  expect([...editor.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});
