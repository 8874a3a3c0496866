/** @jest-environment jsdom */
import { firstRecordsId } from '@/model/published/firstPlaces';
import { builtInSports } from '@/model/sports';
import { fillShell } from '../../../../functions/src/serve/head/fillShell';
import { recordWords } from '../../../../functions/src/serve/head/firstWords';
import { readPage } from '../../../../functions/src/serve/head/readPage';
import { wikiWith } from '../reading/worlds';
import { head } from './heads';
import { event, match, player, shell } from './pages';

function written(path: string, records: Parameters<typeof wikiWith>[0]) {
  const page = readPage(wikiWith(records), path, builtInSports);
  if (!page || page.kind === 'moved') throw new Error(`Expected a page at ${path}`);
  const html = fillShell(
    shell,
    head(page),
    recordWords(head(page), page),
    page.first && { ...page.first, at: 7 },
  );
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const found = parsed.getElementById(firstRecordsId);
  return {
    html,
    parsed,
    type: found?.getAttribute('type'),
    records: JSON.parse(found?.textContent ?? 'null') as unknown,
  };
}
const card = (over: object = {}, matches = [match()]) =>
  written('/sport/armw/event/e', { event: [event(over)], match: matches });

describe('the records in the page', () => {
  test('are those that it shows, in a block of data that is no script to the policy', () => {
    const { records, type } = card();
    expect(type).toBe('application/json');
    expect(records).toEqual({ event: [event()], match: [match()], player: [], at: 7 });
  });

  test('come back as they were whatever they say, and end nothing', () => {
    const name = '</script><script>alert(1)</script><!--<script> "\u2028\u2029 &amp; \\';
    const { html, parsed, records } = card({ name });
    expect(records).toMatchObject({ event: [{ name }] });
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(parsed.querySelectorAll('script:not([src]):not([type])')).toHaveLength(0);
    expect(parsed.getElementById('root')).not.toBeNull();
  });

  test('are all of a card or none of it', () => {
    const many = Array.from({ length: 151 }, (_, at) => match({ id: `m${at}` }));
    expect(card({}, many.slice(1)).records).toMatchObject({ match: { length: 150 } });
    expect(card({}, many).records).toMatchObject({ event: [{ id: 'e' }], match: [] });
  });
});

test('a hidden page has none', () =>
  expect(written('/player/p1', { player: [player({ hidden: true })] }).records).toBeNull());

test('the page of a match gives the app of hidden players no more than their names', () => {
  const players = [
    player({ birthYear: 2013, country: 'KZ', minor: true, sameAs: 'p3' }),
    player({ id: 'p3', name: 'Anna' }),
    player({ id: 'p2', name: 'Bea', city: 'Oslo', hidden: true, sameAs: 'p4' }),
    player({ id: 'p4', name: 'Beate' }),
  ];
  const { html, records } = written('/match/m', { event: [event()], match: [match()], player: players });
  expect(records).toMatchObject({
    player: [
      { name: 'Ann', minor: true },
      { name: 'Anna' },
      { name: 'Bea', hidden: true },
      { name: 'Beate' },
    ],
  });
  expect(html).not.toMatch(/2013|KZ|Oslo/);
});
