import type { Page } from '@playwright/test';
import { remembered } from './support/device';
import * as english from '@/language/en';
import * as japanese from '@/language/ja';
import { gateLook, judgedPage, openStill, settled } from './support/judge';
import { signIn } from './support/people';
import { database, forgetProposals, newAccount, queueOf, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

const event = '/sport/armw/event/king-of-the-table-2';

/** Screens where readers and moderators spend their time, with the Japanese text that shows they have loaded. */
const screens = {
  home: ['/', /上位選手.*\d{4} ± \d+/s],
  event: [event, '試合'],
  player: ['/player/devon-larratt', /右腕\s*\d{4} ± \d+/],
  versus: ['/player/devon-larratt/versus/levan-saginashvili', /\d{4} ± \d+/],
  rankings: ['/rankings', /右腕.*\d{4} ± \d+/s],
  titles: ['/titles', '王者'],
  records: ['/records', '連勝'],
  search: ['/search?q=larratt', '検索'],
  inbox: ['/inbox', 'お知らせ'],
  following: ['/following', 'フォロー'],
  settings: ['/settings', '言語'],
} as const;

test('on a phone the main screens are Japanese throughout, large enough to tap, still and no wider than the window', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { uid } = await newAccount('proposer');
  await database().doc(`profile/${uid}`).set({ name: '提案者', since: new Date() });
  const of = await storeEvent();
  await database()
    .collection('delta')
    .add({
      collection: 'event',
      docId: of.id,
      field: 'name',
      value: unique('東京オープン'),
      base: of.names.event,
      author: uid,
      timestamp: new Date(),
      status: 'new',
    });
  // Words change the size of a target, and nothing else of what everyScreen judges with axe.
  const { page, judge, wrong } = await judgedPage(browser, gateLook, {}, { whole: false });
  await page.goto('/login');
  await signIn(page, 'moderator');
  await page.goto('/settings');
  await settled(page);
  expect((await englishLeft(page)).length).toBeGreaterThan(5);
  await page.getByLabel('Language', { exact: true }).selectOption({ label: '日本語' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await remembered(page, '"language":"ja"');

  const found = database().collection('match').where('event.id', '==', 'king-of-the-table-2');
  const [match] = (await found.limit(1).get()).docs;
  const shown: Readonly<Record<string, readonly [string, string | RegExp]>> = {
    ...screens,
    // Notes of other stories' proposals are in their authors' language.
    queue: [queueOf(uid), /提案者.*承認/s],
    match: [`/match/${match?.id}`, '試合'],
  };
  for (const [name, [path, shows]] of Object.entries(shown)) {
    await openStill(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.getByRole('main')).toContainText(shows, { timeout: 30_000 });
    const left = await englishLeft(page);
    if (left.length > 0) Object.assign(wrong, { [`${name}: in English`]: left });
    await judge(`ja-${name}`);
  }
  expect(wrong).toEqual({});
  await page.context().close();
  await forgetProposals([uid]);
});

const wordsOf = (texts: object): readonly string[] =>
  Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'string') return text.split(/\{\w+\}|<\/?\w+>/).map((part) => part.trim());
    return typeof text === 'object' && text !== null ? wordsOf(text) : [];
  });

/**
 * Names that Japanese texts contain too, such as those of programs, and a note in the language of the proposal's
 * author.
 */
const common = [...wordsOf(japanese), ...wordsOf({ note: english.history.revertNote })].join('\n');

/** English texts of the interface with at least two words, since a single one may be an entered name. */
const englishWords = [...new Set(wordsOf(english))].filter(
  (words) => /^\p{Lu}?\p{L}+[,.:]? \p{L}{2,}/u.test(words) && words.length >= 10 && !common.includes(words),
);

/** English texts of the interface that are visible or in an attribute for screen readers. */
async function englishLeft(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]')];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'aria-description'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ),
    ].join('\n');
  });
  return englishWords.filter((words) => said.includes(words));
}
