/** @jest-environment jsdom */
import { firstRecordsId } from '@/model/published/firstPlaces';
import { fillShell } from '../../../../functions/src/serve/head/fillShell';
import { firstRecords } from '../../../../functions/src/serve/head/firstRecords';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { eventPage, head } from './heads';
import { address, event, match, player, shell } from './pages';

function written(page: Page) {
  const html = fillShell(shell, head(page), firstRecords(page));
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const found = parsed.getElementById(firstRecordsId);
  return {
    html,
    parsed,
    type: found?.getAttribute('type'),
    records: JSON.parse(found?.textContent ?? 'null') as unknown,
  };
}

describe('the records in the page', () => {
  test('are those that it shows, in a block of data that is no script to the policy', () => {
    const { records, type } = written(eventPage());
    expect(type).toBe('application/json');
    expect(records).toEqual({ event: [event()], match: [match()], player: [] });
  });

  test('come back as they were whatever they say, and end nothing', () => {
    const name = '</script><script>alert(1)</script><!--<script> "\u2028\u2029 &amp; \\';
    const { html, parsed, records } = written(eventPage({ name }));
    expect(records).toMatchObject({ event: [{ name }] });
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(parsed.querySelectorAll('script:not([src]):not([type])')).toHaveLength(0);
    expect(parsed.getElementById('root')).not.toBeNull();
  });

  test('are all of a card or none of it', () => {
    const many = Array.from({ length: 151 }, (_, at) => match({ id: `m${at}` }));
    expect(written(eventPage({}, many.slice(1))).records).toMatchObject({ match: { length: 150 } });
    expect(written(eventPage({}, many)).records).toMatchObject({ event: [{ id: 'e' }], match: [] });
  });
});

test('a hidden page has none', () =>
  expect(written({ kind: 'hidden', address: address('/player/p1'), name: 'Ann' }).records).toBeNull());

test('the page of a match gives the app of hidden players no more than their names', () => {
  const players = [
    player({ birthYear: 2013, country: 'KZ', minor: true }),
    player({ id: 'p2', name: 'Bea', city: 'Oslo', hidden: true }),
  ];
  const page: Page = {
    kind: 'match',
    address: address('/match/m'),
    match: match(),
    players,
    events: [event()],
    event: event(),
  };
  const { html, records } = written(page);
  expect(records).toMatchObject({
    player: [
      { name: 'Ann', minor: true },
      { name: 'Bea', hidden: true },
    ],
  });
  expect(html).not.toMatch(/2013|KZ|Oslo/);
});
