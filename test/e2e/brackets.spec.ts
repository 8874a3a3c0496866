import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from './support/test';
import { signedIn, visitor } from './support/people';
import { database, queueOf, storeEvent, uidOf, unique } from './support/records';

async function storePlayers(count: number) {
  const stamps = {
    created: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    deleted: false,
  };
  const people = Array.from({ length: count }, (_, at) => unique(`${'ABCDE'[at]}rmin Puller`));
  await Promise.all(
    people.map((name) =>
      database()
        .doc(`player/${name.toLowerCase().replaceAll(' ', '-')}`)
        .set({ name, author: { id: 'armwiki' }, ...stamps }),
    ),
  );
  return people as [string, string, string, string, string];
}

test('an organiser draws a class, enters results without a network, and readers follow the bracket', async ({
  browser,
}) => {
  const event = await storeEvent({ matches: 0 });
  const names = await storePlayers(5);
  const organiser = await signedIn(browser, 'editor', event.path);
  const { page } = organiser;
  // A name that the device does not know yet would become a new player.
  for (const name of names) {
    await page.goto(`/player/${name.toLowerCase().replaceAll(' ', '-')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await page.goto(event.path);
  await page.getByRole('button', { name: 'More tools', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add a bracket', exact: true }).click();
  await page.getByRole('button', { name: 'Add a bracket', exact: true }).last().click();
  await page.getByLabel('Weight class', { exact: true }).selectOption('95kg');
  await page.getByLabel('Arm', { exact: true }).selectOption('L');
  await page
    .getByLabel('Players, one per line', { exact: true })
    .fill(names.map((name) => `${name}\t94.5 kg`).join('\n'));
  await page.getByRole('button', { name: 'Add 5 players', exact: true }).click();
  await page.getByLabel('Draw the places at random when saving').uncheck();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Save the bracket', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();

  // The hall has no network from here on.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `${names[4]} wins`, exact: true }).click();
  await expect(page.getByRole('group', { name: 'A2-1' })).toBeVisible();
  await page.getByRole('button', { name: `${names[0]} wins`, exact: true }).click();
  await page.getByRole('link', { name: 'Left · 95kg · Men', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Weigh-in', exact: true }).click();
  await page.getByRole('link', { name: 'Left · 95kg · Men', exact: true }).click();
  // Other buttons are left out of print, the names of a match that is ready are not.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(names[1], { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // The first match was won by the other one; what follows is recomputed.
  await page.getByRole('group', { name: 'A1-2' }).getByRole('button', { name: 'More about A1-2' }).click();
  await page.getByRole('menuitem', { name: `${names[3]} won instead`, exact: true }).click();
  await expect(page.getByRole('group', { name: 'A2-1' })).toContainText(names[3]);
  await expect(page.getByText('Not part of the bracket')).toBeVisible();
  await page.context().setOffline(false);

  const [moderator, reader] = await Promise.all([
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, `${event.path}/brackets`),
  ]);
  const proposals = moderator.page.getByRole('article').filter({ hasText: names[3] });
  await expect(proposals.first()).toContainText(
    `Left · 95kg · Men: ${names[0]} 94.5 kg, ${names[1]} 94.5 kg`,
  );
  await proposals.first().getByRole('button', { name: 'Apply', exact: true }).click();
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).first().click();
  await proposals.first().getByRole('button', { name: 'Apply', exact: true }).click();
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).first().click();
  await expect(
    reader.page
      .getByRole('tab', { name: 'Brackets' })
      .or(reader.page.getByRole('link', { name: 'Brackets', exact: true })),
  ).toBeVisible();
  await expect(reader.page.getByRole('group', { name: 'A2-1' })).toContainText(names[3], { timeout: 30_000 });
  const matches = await database().collection('match').where('event.id', '==', event.id).get();
  expect(matches.docs.map((doc) => [doc.get('round'), doc.get('winner'), doc.get('player1.weight')])).toEqual(
    [['A1-2', 'player1', 94.5]],
  );
  expect([...organiser.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});
