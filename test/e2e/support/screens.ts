import type { Browser } from '@playwright/test';
import { judgedPage, openStill, settled, type Judged, type Look } from './judge';
import { signIn } from './people';
import { database } from './records';
import { expect, test } from './test';

const event = '/sport/armw/event/king-of-the-table-2';

const screens = {
  lists: {
    home: '/',
    sports: '/sport',
    sport: '/sport/armw',
    series: '/sport/armw/series/east-vs-west',
    matches: '/sport/armw/matches',
    sportPlayers: '/sport/armw/players',
    players: '/player',
    search: '/search?q=larat',
    changes: '/changes',
  },
  figures: {
    rankings: '/rankings',
    titles: '/titles',
    title: '/title?name=East+vs+West+world+title&gender=M&arm=R&weight=105kg',
    bests: '/records',
    picks: '/picks',
    countries: '/countries',
    country: '/countries/GE?against=CA',
  },
  records: {
    event,
    video: `${event}/video`,
    brackets: `${event}/brackets`,
    stage: `${event}/stage`,
    sheet: `${event}/sheet`,
    summary: `${event}/summary`,
    score: `/score/${event.split('/').at(-1)}`,
    history: `${event}/history`,
    player: '/player/devon-larratt',
    versus: '/player/devon-larratt/versus/levan-saginashvili',
    playerHistory: '/player/devon-larratt/history',
    split: '/player/devon-larratt/split',
    bundle: '/bundle/nobody/nothing',
    merge: '/player/devon-larratt/merge?with=daniel-mosier',
    mergeEvent: `/event/${event.split('/').at(-1)}/merge`,
    rating: '/rankings/devon-larratt',
    unknownPlayer: '/player/nobody-by-this-name',
    notFound: '/no/such/page',
  },
  work: {
    newCard: '/sport/armw/event/new/card',
    addToCard: `${event}/add`,
    importMatches: '/sport/armw/import',
    importToEvent: `${event}/import`,
    moderation: '/delta',
    reports: '/moderation/reports',
    withholding: '/moderation/names',
    duplicates: '/duplicates',
    gaps: '/gaps',
    audits: '/audits',
    myChanges: '/mydelta',
    inbox: '/inbox',
    following: '/following',
    outbox: '/outbox',
    review: '/review/event',
    log: '/log',
    figures: '/moderation/figures',
    about: '/about',
    terms: '/terms',
    imprint: '/imprint',
    status: '/status',
    settings: '/settings',
    definitions: '/settings/sport',
    siteSettings: '/settings/site',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Opens every screen in one look and judges it in that look and the opposite one. With a processor `slowness` times
 * slower than this machine's, rows return in visible parts.
 */
export function judgeScreens(look: Look, slowness = 1): void {
  const device = slowness === 1 ? look.size : `${look.size} with a slow processor`;
  test.describe(`opened on a ${device}: accessible, as wide as the window, still and without errors`, () => {
    test.describe.configure({ timeout: 240_000 });

    for (const [part, paths] of Object.entries(screens))
      test(`every screen of ${part}`, async ({ browser }) => {
        await withModerator(browser, { look, slowness }, async (visit) => {
          for (const [name, path] of Object.entries(paths)) await visit(name, path);
        });
      });

    test('where one signs in', async ({ browser }) => {
      const { page, judge, wrong } = await judgedPage(browser, look);
      await page.goto('/login');
      await settled(page);
      await judge('login');
      expect(wrong).toEqual({});
      await page.context().close();
    });

    test('a match, and what opens over a page', async ({ browser }) => {
      await withModerator(browser, { look, slowness }, async (visit, { page, judge }) => {
        const found = database().collection('match').where('event.id', '==', 'king-of-the-table-2');
        const [match] = (await found.get()).docs;
        await visit('match', `/match/${match?.id}`);
        await visit('matchHistory', `/match/${match?.id}/history`);

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
      });
    });
  });
}

async function withModerator(
  browser: Browser,
  { look, slowness }: { readonly look: Look; readonly slowness: number },
  work: (visit: (name: string, path: string) => Promise<void>, judged: Judged) => Promise<void>,
): Promise<void> {
  const judged = await judgedPage(browser, look);
  const { page, judge, wrong } = judged;
  const devtools = slowness === 1 ? undefined : await page.context().newCDPSession(page);
  const slow = (rate: number) => devtools?.send('Emulation.setCPUThrottlingRate', { rate });

  await page.goto('/login');
  await signIn(page, 'moderator');
  const visit = async (name: string, path: string) => {
    await slow(slowness);
    await openStill(page, path);
    await slow(1);
    await judge(name);
  };
  await work(visit, judged);

  expect(wrong).toEqual({});
  await page.context().close();
}
