import { builtInSports } from '@/model/sports';
import { deriveResults } from '@/model/records/deriveResult';
import { judo, tableTennis } from '@test/support/otherSports';
import { headOf } from '../../../../functions/src/serve/head/headOf';
import { previewOf } from '../../../../functions/src/serve/head/previewContent';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { toCsv } from '../../../../functions/src/publish/snapshot/toCsv';
import { address, event, match, player } from './pages';

const sports = [...builtInSports, tableTennis, judo];
const ofArms = /\b[Aa]rms?\b|\bRight\b|\bLeft\b/;

const at = (sport: string, rest: object = {}) =>
  deriveResults(
    match({
      arm: undefined,
      weight: undefined,
      event: { id: 'e', date: '2020-02-02', sport: { id: sport } },
      ...rest,
    }),
  );
const games = at('tt', { player1: { id: 'p1', name: 'Ann', score: 4 } });
const wins = at('judo', {
  player1: { id: 'p1', name: 'Ann' },
  player2: { id: 'p2', name: 'Bea' },
  winner: 'player1',
  outcome: 'winner',
  weight: '48kg',
  choices: { age: 'juniors' },
});

const pagesOf = (sport: string, of = games): readonly Page[] => {
  const cup = event({ sport: { id: sport } });
  return [
    { kind: 'match', address: address('/match/m'), match: of, event: cup },
    {
      kind: 'event',
      address: address(`/sport/${sport}/event/e`),
      event: cup,
      matches: [of],
      panel: 'matches',
    },
    {
      kind: 'player',
      address: address('/player/p1'),
      player: player(),
      matches: [of],
      events: [cup],
    },
    {
      kind: 'versus',
      address: address('/player/p1/versus/p2'),
      players: [player(), player({ id: 'p2', name: 'Bea' })],
      matches: [of],
      events: [cup],
    },
  ];
};

test.each([
  ['tt', games],
  ['judo', wins],
] as const)('heads and pictures of %s say nothing of arms, and nothing that is not there', (sport, of) => {
  for (const page of pagesOf(sport, of)) {
    const said = JSON.stringify([
      previewOf(page, sports),
      headOf(page, sports, 'https://wiki.example', 'a key'),
    ]);
    expect(said).not.toMatch(ofArms);
    expect(said).not.toMatch(/undefined|, ,|\(\)| · · /);
  }
});

test('a match says what its sport has, and a player has one record', () => {
  const [ofTable, , tablePlayer] = pagesOf('tt').map((page) => previewOf(page, sports));
  expect(ofTable).toMatchObject({ foot: 'Women' });
  expect(tablePlayer).toMatchObject({ records: [{ label: 'All matches', value: '1–0' }] });
  const [ofJudo] = pagesOf('judo', wins).map((page) => previewOf(page, sports));
  expect(ofJudo).toMatchObject({ foot: '-48 kg · Juniors · Women', sides: [{ mark: 'Winner' }, {}] });
  const [head] = pagesOf('judo', wins).map((page) => headOf(page, sports, 'https://wiki.example', 'a key'));
  expect(head?.description).toContain('Judo, -48 kg, Juniors, Women');
});

test('a published table says of a match what it has, in the columns of all sports', () => {
  const [header = '', first = '', second = ''] = toCsv('match', [games, wins]).split('\r\n');
  const cells = (row: string) =>
    Object.fromEntries(header.split(',').map((name, place) => [name, row.split(',')[place]]));
  expect(cells(first)).toMatchObject({ arm: '', weight: '', choices: '', 'player1.score': '4' });
  expect(cells(second)).toMatchObject({ arm: '', weight: '48kg', choices: 'age=juniors', winner: 'player1' });
});
