import { signedIn } from './support/people';
import { remembered } from './support/device';
import { database, newAccount, unique, uniquePerson } from './support/records';
import { expect, test } from './support/test';
import { workbook } from '../support/workbook';

interface Named {
  readonly cup: string;
  readonly newcomer: string;
}

/** Two matches of one event in each kind of file, with a new player and one with a different spelling. */
const files = [
  {
    name: 'cup.xlsx',
    // The columns are mapped by their headings; this one is unknown.
    column: 'Across the table',
    isKnown: false,
    bytes: ({ cup, newcomer }: Named) =>
      workbook(
        [
          ['Event', 'Date', 'Player 1', 'Across the table', 'Score', 'Arm', 'Gender'],
          [
            cup,
            { day: 45_983 },
            'Levan Saginashvily',
            newcomer,
            { formula: '3&"-1"', value: '3-1' },
            'R',
            'men',
          ],
          ['', '', 'Devon Larratt', 'Levan Saginashvily', '0-3', 'L', 'men'],
        ],
        'A2:A3',
      ),
  },
  {
    name: 'match.json',
    column: 'player2.name',
    isKnown: true,
    bytes: ({ cup, newcomer }: Named) => {
      const event = { id: 'cup', date: '2025-11-22', sport: { id: 'armw' } };
      const [levan, devon, yuri] = [
        { id: 'levan', name: 'Levan Saginashvily' },
        { id: 'devon-larratt', name: 'Devon Larratt' },
        { id: 'yuri', name: newcomer },
      ];
      const facts = { date: event.date, event, gender: 'M' };
      return Buffer.from(
        JSON.stringify({
          event: [{ id: 'cup', name: cup, date: event.date, location: 'Oslo, Norway' }],
          player: [levan, devon, yuri],
          match: [
            { ...facts, id: 'a', arm: 'R', player1: { ...levan, score: 3 }, player2: { ...yuri, score: 1 } },
            { ...facts, id: 'b', arm: 'L', player1: { ...devon, score: 0 }, player2: { ...levan, score: 3 } },
          ],
        }),
      );
    },
  },
] as const;

for (const { name, column, isKnown, bytes } of files) {
  test(`${name} is mapped, its names reconciled, looked through, and sent as one bundle @long`, async ({
    browser,
  }) => {
    const { handle } = await newAccount('importer');
    const { page } = await signedIn(browser, handle, '/sport/armw/import');
    const named = { cup: unique('Imported Cup'), newcomer: uniquePerson('Yuri Yonder') };
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes(named)) });
    const mapped = page.getByLabel(column, { exact: true });
    if (!isKnown) await mapped.selectOption('player2');
    await expect(mapped).toHaveValue('player2');
    await page.getByRole('button', { name: 'Continue to names' }).click();
    const asked = page.getByRole('group', { name: 'Levan Saginashvily' });
    await expect(asked).toContainText('2 rows', { timeout: 60_000 });
    await asked.press('1');
    await expect(asked).toContainText('Your choice');
    await page.getByRole('button', { name: 'Continue to preview' }).click();
    await expect(page.getByText('1 new event · 1 new player · 2 matches')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Send 2 matches' }).click();
    await page.getByRole('link', { name: 'See what you sent' }).click();
    await expect(page.getByRole('main')).toContainText(named.cup);

    await expect(async () => {
      const events = await database().collection('delta').where('value.name', '==', named.cup).get();
      expect(events.docs.map((doc) => doc.get('value.date') as unknown)).toEqual(['2025-11-22']);
      const bundle: unknown = events.docs[0]?.get('bundle');
      const all = await database().collection('delta').where('bundle', '==', bundle).get();
      const matches = all.docs.filter((doc) => doc.get('collection') === 'match');
      const sideOf = (side: string) => matches.map((doc) => doc.get(`value.${side}.id`) as string);
      expect(
        [...sideOf('player1'), ...sideOf('player2')].filter((id) => id === 'levan-saginashvili'),
      ).toHaveLength(2);
      expect(sideOf('player1')).toContain('devon-larratt');
    }).toPass({ timeout: 60_000 });
  });
}

test('a table becomes one bundle: its event, who is new, no match twice, and the broken row stays behind', async ({
  browser,
}) => {
  const { handle } = await newAccount('importer');
  const { page } = await signedIn(browser, handle, '/sport/armw/import');
  const cup = unique('Imported Cup');
  const newcomer = uniquePerson('Yuri Yonder');
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
    buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
  });
  await page.getByRole('button', { name: 'Continue to names' }).click();
  await expect(page.getByText('All names are clear.').first()).toBeVisible({ timeout: 30_000 });
  // Until all records are here, everybody may count as new.
  await expect(page.getByText('Not all records are loaded')).toBeHidden({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Continue to preview' }).click();
  await expect(page.getByText('1 new event · 1 new player · 2 matches')).toBeVisible();
  await expect(page.getByText('A player is missing.')).toBeVisible();
  await expect(page.getByText('Repeats row 2.')).toBeVisible();

  // A reload loses nothing that was kept, which happens at a pause in typing; the previous step was kept already.
  await remembered(page, newcomer);
  await remembered(page, '"step":"preview"');
  await page.reload();
  await page.getByRole('button', { name: 'Send 2 matches' }).click();
  await page.getByRole('link', { name: 'See what you sent' }).click();
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
