import { judgedPage, looks, settled } from './support/judge';
import { signIn } from './support/people';
import { database } from './support/records';
import { expect, test } from './support/test';

const event = '/sport/armw/event/king-of-the-table-2';
const screens: Readonly<Record<string, string>> = {
  home: '/',
  sports: '/sport',
  sport: '/sport/armw',
  matches: '/sport/armw/matches',
  sportPlayers: '/sport/armw/players',
  event,
  video: `${event}/video`,
  history: `${event}/history`,
  newCard: '/sport/armw/event/new/card',
  addToCard: `${event}/add`,
  players: '/player',
  player: '/player/devon-larratt',
  versus: '/player/devon-larratt/versus/levan-saginashvili',
  playerHistory: '/player/devon-larratt/history',
  moderation: '/delta',
  changes: '/changes',
  myChanges: '/mydelta',
  outbox: '/outbox',
  review: '/review/event',
  rankings: '/rankings',
  rating: '/rankings/devon-larratt',
  search: '/search?q=larat',
  about: '/about',
  settings: '/settings',
  unknownPlayer: '/player/nobody-by-this-name',
  notFound: '/no/such/page',
};

/** A slow phone, whose rows come back in parts one can see. */
const slowness = 4;

for (const look of looks) {
  test(`every screen, ${look.size}, ${look.colorScheme}: accessible, as wide as the window, still and without errors`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { page, judge, wrong } = await judgedPage(browser, look);
    const devtools = await page.context().newCDPSession(page);
    const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });

    await page.goto('/login');
    await settled(page);
    await judge('login');
    await signIn(page, 'moderator');
    const [match] = (
      await database().collection('match').where('event.id', '==', 'king-of-the-table-2').get()
    ).docs;
    const all = { ...screens, match: `/match/${match?.id}`, matchHistory: `/match/${match?.id}/history` };
    for (const [name, path] of Object.entries(all)) {
      if (look.size === 'phone') await slow(slowness);
      await page.goto(path);
      await settled(page);
      await slow(1);
      await judge(name);
    }

    await page.goto(event);
    await settled(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('levan');
    await expect(page.getByRole('option').first()).toBeVisible();
    await judge('palette');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit name', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge('editDialog');

    expect(wrong).toEqual({});
    await page.context().close();
  });
}
