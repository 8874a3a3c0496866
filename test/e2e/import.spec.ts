import { signedIn } from './support/people';
import { database, newAccount, unique } from './support/records';
import { expect, test } from './support/test';

test('a table becomes one bundle: its event, who is new, no match twice, and the broken row stays behind', async ({
  browser,
}) => {
  // Writes of other stories in the same minute would keep it waiting.
  const { handle } = await newAccount('importer');
  const { page } = await signedIn(browser, handle, '/sport/armw/import');
  const cup = unique('Imported Cup');
  const newcomer = unique('Yuri Yonder');
  const row = (first: string, second: string, score: string, arm: string) =>
    `${cup};22.11.2025;${first};${second};${score};${arm};men`;
  const lines = [
    'Event;Date;Player 1;Player 2;Score;Arm;Gender',
    row('Levan Saginashvili', 'Devon Larratt', '3-1', 'R'),
    row('Devon Larratt', newcomer, '3-0', 'L'),
    row('Levan Saginashvili', 'Devon Larratt', '3-1', 'R'),
    row('Levan Saginashvili', '', '3-1', 'R'),
  ];
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'cup.csv',
    mimeType: 'text/csv',
    // As a spreadsheet saves it.
    buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
  });
  await page.getByRole('button', { name: 'Go on to the names' }).click();
  await expect(page.getByText('Every name is clear.').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Go on to the preview' }).click();
  await expect(page.getByText('1 new event · 1 new player · 2 matches')).toBeVisible();
  await expect(page.getByText('A player is missing.')).toBeVisible();
  await expect(page.getByText('Repeats row 2.')).toBeVisible();

  // A reload loses nothing that was kept, which happens once typing pauses.
  await page.waitForTimeout(1_500);
  await page.reload();
  await page.getByRole('button', { name: 'Send 2 matches' }).click();
  await page.getByRole('link', { name: 'See what was sent' }).click();
  await expect(page.getByRole('main')).toContainText(cup);
  await expect(page.getByRole('main')).toContainText(newcomer);
  await page.getByRole('link', { name: 'My Changes', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(cup);

  await expect(async () => {
    const events = await database().collection('delta').where('value.name', '==', cup).get();
    const bundle: unknown = events.docs[0]?.get('bundle');
    expect(bundle).toBeDefined();
    const all = await database().collection('delta').where('bundle', '==', bundle).get();
    const counts = (collection: string) =>
      all.docs.filter((doc) => doc.get('collection') === collection).length;
    expect(['event', 'player', 'match'].map(counts)).toEqual([1, 1, 2]);
  }).toPass({ timeout: 30_000 });
});
