import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { signedIn } from './support/people';
import { database, newAccount, storeEvent, unique } from './support/records';

async function edit(
  page: Page,
  button: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>,
) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('every field of a match is edited with an input that fits its type @long', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('fields');
  const { page, troubles } = await signedIn(browser, handle, event.path);
  const match = `${event.names.ann} v ${event.names.bea}`;
  const newcomer = unique('Cleo');
  await page.getByRole('button', { name: `Details of ${match}` }).click();

  await edit(page, `Edit date ${match}`, (dialog) =>
    dialog.getByLabel('Date', { exact: true }).fill('2024-05-05'),
  );
  await edit(page, `Edit player 1 score ${match}`, (dialog) => dialog.getByLabel('Player 1 score').fill('2'));
  await edit(page, `Edit player 2 score ${match}`, (dialog) => dialog.getByLabel('Player 2 score').fill('5'));
  await edit(page, `Edit gender ${match}`, (dialog) => dialog.getByLabel('Gender').selectOption('-'));
  await edit(page, `Edit arm ${match}`, (dialog) => dialog.getByLabel('Arm').selectOption('R'));
  await edit(page, `Edit weight ${match}`, (dialog) => dialog.getByLabel('Weight').selectOption(''));
  await edit(page, `Edit order ${match}`, (dialog) => dialog.getByLabel('Order').fill('7'));
  await edit(page, `Edit YouTube ${match}`, (dialog) =>
    dialog.getByLabel('YouTube').fill('https://www.youtube.com/watch?v=bWmtNWQM_Ro'),
  );
  await edit(page, `Edit player 2 ${match}`, async (dialog) => {
    await dialog.getByLabel('Player 2', { exact: true }).fill(newcomer);
  });
  await expect(page.getByRole('main')).toContainText(newcomer);

  await expect(async () => {
    const stored = await database().collection('delta').where('docId', '==', `${event.id}-1`).get();
    const values = Object.fromEntries(stored.docs.map((doc) => [doc.get('field'), doc.get('value')]));
    expect(values).toEqual({
      date: '2024-05-05',
      'player1.score': 2,
      'player2.score': 5,
      gender: '-',
      arm: 'R',
      weight: null,
      order: 7,
      youtube: 'bWmtNWQM_Ro',
      player2: { id: expect.any(String), name: newcomer },
    });
    const player = await database().doc(`delta/${values['player2'].id}`).get();
    expect([player.get('collection'), player.get('value.name')]).toEqual(['player', newcomer]);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('Pending');
  expect(troubles).toEqual([]);
});

/** A stand-in for YouTube's player: on any message it reports that it is at this second. */
const playerAt = (second: number) =>
  `<!doctype html><script>addEventListener('message', ({ source }) => source.postMessage('${JSON.stringify({
    event: 'infoDelivery',
    info: { currentTime: second },
  })}', '*'))</script>`;

test('a video begins at the second of its link, or at the moment that is found while it plays @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { handle } = await newAccount('video');
  const { page, troubles } = await signedIn(browser, handle, event.path);
  await page.route('https://i.ytimg.com/**', (route) => route.abort());
  await page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: playerAt(3731.4) }),
  );
  const match = `${event.names.ann} v ${event.names.bea}`;
  await edit(page, 'Edit YouTube', (dialog) =>
    dialog.getByLabel('YouTube').fill('https://youtu.be/dQw4w9WgXcQ?t=3725'),
  );
  await page.getByRole('button', { name: `Details of ${match}` }).click();
  await edit(page, `Edit YouTube ${match}`, async (dialog) => {
    const link = dialog.getByRole('textbox', { name: /YouTube/ });
    await link.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m5s');
    await dialog.getByRole('button', { name: /^Play/ }).click();
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /[?&]start=3725(&|$)/);
    await dialog.getByRole('button', { name: 'Starts here' }).click();
    await expect(link).toHaveValue('https://youtu.be/dQw4w9WgXcQ?t=3731');
  });

  await page.goto(`/match/${event.id}-1`);
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('src', /[?&]start=3731(&|$)/);
  await expect(async () => {
    const stored = await database()
      .collection('delta')
      .where('docId', 'in', [event.id, `${event.id}-1`])
      .get();
    expect(stored.docs.map((doc) => [doc.get('collection'), doc.get('value')]).sort()).toEqual([
      ['event', 'https://youtu.be/dQw4w9WgXcQ?t=3725'],
      ['match', 'https://youtu.be/dQw4w9WgXcQ?t=3731'],
    ]);
  }).toPass({ timeout: 30_000 });
  expect(troubles.filter((trouble) => !/youtube/i.test(trouble))).toEqual([]);
});

test('the fields of an event and of a player are edited in place @long', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('fields');
  const { page, troubles } = await signedIn(browser, handle, event.path);
  await edit(page, 'Edit date', (dialog) => dialog.getByLabel('Date', { exact: true }).fill('2024-06-01'));
  await edit(page, 'Edit YouTube', (dialog) => dialog.getByLabel('YouTube').fill('bWmtNWQM_Ro'));
  const name = unique('Annabel');
  await page.goto(`/player/${event.id}-ann`);
  await edit(page, 'Edit name', (dialog) => dialog.getByLabel('Name', { exact: true }).fill(name));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(async () => {
    const stored = await database()
      .collection('delta')
      .where('docId', 'in', [event.id, `${event.id}-ann`])
      .get();
    expect(stored.docs.map((doc) => [doc.get('field'), doc.get('value'), doc.get('base')]).sort()).toEqual([
      // The misspelling stays findable.
      ['', { name, spellings: [event.names.ann] }, { name: event.names.ann, spellings: null }],
      ['date', '2024-06-01', '2024-05-04'],
      ['youtube', 'bWmtNWQM_Ro', null],
    ]);
  }).toPass({ timeout: 30_000 });
  expect(troubles).toEqual([]);
});
