import { Timestamp } from 'firebase-admin/firestore';
import { signedIn } from './support/people';
import { database, newAccount, unique } from './support/records';
import { expect, test } from './support/test';

const rowCount = 3_000;
const perCup = 100;

const letters = 'abdegiklmnorstuvz';
/** A different name for each number, with little resemblance to the others. */
function nameOf(number: number): string {
  let state = number + 1;
  const word = () => {
    const small = Array.from({ length: 7 }, () => {
      state = (state * 48_271) % 0x7fffffff;
      return letters[state % letters.length] ?? '';
    });
    return small.join('').replace(/^./, (first) => first.toUpperCase());
  };
  return `${word()} ${word()}`;
}

/** Championships as copied from a spreadsheet: the cells of each event are merged, and the spelling varies. */
function championships(cup: string): string {
  const people = ['Levan Saginashvily', ...Array.from({ length: 38 }, (_, at) => nameOf(at))];
  const scores = ['3-1', '3:0', '3–2'];
  const weights = ['95kg', '105 kg', '209 lb'];
  const rows = Array.from({ length: rowCount }, (_, at) => {
    const number = Math.floor(at / perCup);
    const day = `2025-11-${String(1 + (number % 28)).padStart(2, '0')}`;
    const event = at % perCup === 0 ? [`${cup} ${nameOf(200 + number)}`, day] : ['', ''];
    const second = at === 1_500 ? '' : people[20 + (at % 19)];
    return [
      ...event,
      people[at % 20],
      second,
      scores[at % 3],
      at % 2 === 0 ? 'R' : 'L',
      weights[at % 3],
      'men',
    ];
  });
  const head = ['Event', 'Date', 'Player 1', 'Player 2', 'Score', 'Arm', 'Weight', 'Gender'];
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n');
}

test('3,000 rows of an invited import are mapped, reconciled and looked through, of which some dozens are drawn', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { handle, uid } = await newAccount('organiser');
  const until = Timestamp.fromMillis(Date.now() + 86_400_000);
  await database()
    .doc(`trust/${uid}`)
    .set({ raised: { more: 4_000, until, by: 'mod' } });
  const { page } = await signedIn(browser, handle, '/sport/armw/import');
  // Use a file: Playwright takes a minute to fill in as many lines, although a paste takes no time.
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'championships.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(championships(unique('Big Cup'))),
  });
  await expect(page.getByLabel('Player 1', { exact: true })).toHaveValue('player1');
  await page.getByRole('button', { name: 'Continue to names' }).click();
  const asked = page.getByRole('group', { name: 'Levan Saginashvily' });
  await expect(asked).toContainText('150 rows', { timeout: 60_000 });
  await asked.press('1');
  await expect(asked).toContainText('Your choice');
  await page.getByRole('button', { name: 'Continue to preview' }).click();

  const summary = page.getByText('30 new events · 38 new players · 2,999 matches');
  await expect(summary).toContainText('Sending takes about 11 minutes', { timeout: 60_000 });
  await expect(page.getByLabel('Rows shown').locator('option', { hasText: 'With a problem: 1' })).toHaveCount(
    1,
  );
  const rows = page.getByRole('list', { name: 'Rows of the table' }).locator('[aria-setsize="3000"]');
  const fewRows = async () => {
    const drawn = await rows.count();
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(60);
  };
  await expect(rows.first()).toContainText('Levan Saginashvili');
  await fewRows();

  // Newly drawn rows differ from their estimated height, so the end moves.
  const last = page.getByRole('checkbox', { name: 'Import row 3,001' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await fewRows();
  await expect(rows.last()).toContainText('The event was copied from the row above.');
  await last.press('Space');
  await expect(last).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Send 2,998 matches' })).toBeEnabled();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: 'Import row 3,000' })).toBeFocused();
});
