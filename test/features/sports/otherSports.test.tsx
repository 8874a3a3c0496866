/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { page as matchPage } from '@/features/matches/MatchPage';
import { page as playerPage } from '@/features/players/PlayerPage';
import { page as versusPage } from '@/features/players/VersusPage';
import { page as rankingsPage } from '@/features/rankings/RankingsPage';
import { page as ratingPage } from '@/features/rankings/RatingPage';
import { page as sportPage } from '@/features/sports/SportPage';
import { deriveResults } from '@/model/records/deriveResult';
import { eventId, playerId, sportId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { csvText } from '@/parts/export/csv';
import { MatchRow } from '@/parts/matches/MatchRow';
import { event, match, player } from '@test/support/factories';
import { judo, tableTennis } from '@test/support/otherSports';
import { screens } from '@test/support/screens';

const surfaces = ['Hard', 'Clay', 'Grass', 'Carpet', 'Sand'];
/** A sport in which five codes are rated apart. */
const tennis: Sport = {
  id: sportId('tennis'),
  name: 'Tennis',
  choices: [
    {
      path: 'choices.surface',
      label: 'Surface',
      all: 'All surfaces',
      codes: surfaces.map((label) => ({ code: label.toLowerCase(), label })),
    },
  ],
  score: { counts: 'sets', most: 3, draws: false },
  apart: 'choices.surface',
};

const names = ['ann', 'bea', 'cid'];
const met = (sport: Sport, id: string, [a, b]: readonly [string, string], fields: Partial<Match>): Match =>
  deriveResults(
    match(id, {
      player1: { id: playerId(a), name: a },
      player2: { id: playerId(b), name: b },
      gender: 'W',
      event: { ...match(id).event, id: eventId('e1'), sport: { id: sport.id } },
      ...fields,
    }),
  );
const scored = (a: string, own: number, b: string, other: number): Partial<Match> => ({
  player1: { id: playerId(a), name: a, score: own },
  player2: { id: playerId(b), name: b, score: other },
});

const matchesOf: Readonly<Record<string, readonly Match[]>> = {
  tt: [
    met(tableTennis, 'm1', ['ann', 'bea'], scored('ann', 4, 'bea', 2)),
    met(tableTennis, 'm2', ['bea', 'cid'], scored('bea', 4, 'cid', 0)),
    met(tableTennis, 'm3', ['ann', 'cid'], scored('ann', 4, 'cid', 1)),
  ],
  judo: [
    met(judo, 'm1', ['ann', 'bea'], { winner: 'player1', weight: '48kg', choices: { age: 'juniors' } }),
    met(judo, 'm2', ['bea', 'cid'], { ...scored('bea', 1, 'cid', 0), weight: '48kg' }),
    met(judo, 'm3', ['ann', 'cid'], { outcome: 'walkover', winner: 'player2' }),
  ],
  tennis: surfaces.map((label, at) =>
    met(tennis, `m${at + 1}`, ['ann', 'bea'], {
      ...scored('ann', 2, 'bea', at % 2),
      choices: { surface: label.toLowerCase() },
    }),
  ),
};

const worldOf = (sport: Sport) =>
  screens({
    sports: [tableTennis, judo, tennis],
    events: [event('e1', { name: 'Village Cup', sport: { id: sport.id } })],
    players: names.map((name) => player(name, { name })),
    matches: matchesOf[sport.id]!,
  });

const ofArms = /\b[Aa]rms?\b|\bRight\b|\bLeft\b|\b[Rr]ounds\b/;
const shown = () => document.body.textContent;

const Match = matchPage.Component;
const Player = playerPage.Component;
const Versus = versusPage.Component;
const Rankings = rankingsPage.Component;
const Rating = ratingPage.Component;
const SportPanel = sportPage.Component;

describe.each([tableTennis, judo])('in $id, which has no arms,', (sport) => {
  // Words of the sport itself do not count as another's.
  const strangeClass = sport === judo ? /\d+kg\b/ : /kg\b|Weight class|Weight category|Age group/;
  const expectNothingStrange = () => {
    expect(shown()).not.toMatch(ofArms);
    expect(shown()).not.toMatch(strangeClass);
  };

  test('the matches of the sport are listed with its own filters', async () => {
    worldOf(sport).show(<SportPanel id={sport.id} panel="matches" />);
    expect((await screen.findAllByText('ann')).length).toBeGreaterThan(0);
    const filters = screen
      .getAllByRole('combobox')
      .map((select) => select.getAttribute('aria-label') ?? select.closest('label')?.textContent ?? '');
    expect(filters.join()).not.toMatch(ofArms);
    expectNothingStrange();
  });

  test('the players of the sport are filtered by its classes alone', async () => {
    worldOf(sport).show(<SportPanel id={sport.id} panel="players" />);
    expect((await screen.findAllByText('ann')).length).toBeGreaterThan(0);
    expect(shown()).not.toMatch(ofArms);
    expect(screen.queryByRole('combobox', { name: 'Weight class' }) !== null).toBe(sport === judo);
    expect(shown()).not.toMatch(/105kg/);
  });

  test('the row and the page of a match say what it has', async () => {
    const world = worldOf(sport);
    const row = world.show(<MatchRow id="m1" details />);
    expect(shown()).toContain(sport === judo ? '-48 kg' : 'Women');
    await act(async () => screen.getByRole('button').click());
    expectNothingStrange();
    row.unmount();
    world.show(<Match id="m1" />);
    await screen.findByRole('heading', { level: 1 });
    expect(shown()).not.toMatch(ofArms);
  });

  test('the page of a player has one rating and one record', async () => {
    worldOf(sport).show(<Player id="ann" />);
    const record = await screen.findByRole('table', { name: 'Wins and losses' });
    expect(within(record).getAllByRole('row')).toHaveLength(2);
    const [, ...headings] = within(record).getAllByRole('columnheader');
    expect(headings.map((cell) => cell.textContent)).toEqual(
      sport === judo ? ['Contests', 'Waza-ari'] : ['Matches', 'Games'],
    );
    const rating = await screen.findAllByText(/^1\d{3}$|1\d{3} ± \d+/);
    expect(rating.length).toBeGreaterThan(0);
    expectNothingStrange();
  });

  test('two players are compared in one strength', async () => {
    worldOf(sport).show(<Versus id="ann" otherId="bea" />);
    const outlook = await screen.findByRole('table', { name: 'Ratings and chances today' });
    expect(outlook.querySelectorAll('tbody')).toHaveLength(1);
    expect(outlook.querySelector('[scope=rowgroup]')).toBeNull();
    expect(await screen.findByRole('table', { name: 'Meetings' })).toBeTruthy();
    expectNothingStrange();
  });

  test('the ranking has one strength, and the classes of the sport or none', async () => {
    worldOf(sport).show(<Rankings />, `/rankings?sport=${sport.id}&gender=W&asof=2023-12-31`);
    const table = await screen.findByRole('table', { name: 'Rating · Women' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    expect(screen.queryByRole('combobox', { name: 'Weight category' }) !== null).toBe(sport === judo);
    expect(shown()).not.toMatch(/Right arm|Left arm|with each arm|one arm|105kg/);
  });

  test('the explanation of a rating tells of one strength', async () => {
    worldOf(sport).show(<Rating id="ann" />, `/rankings/ann?sport=${sport.id}&with=bea`);
    expect(await screen.findByRole('heading', { name: 'Match by match' })).toBeTruthy();
    expectNothingStrange();
  });

  test('a table of matches has the columns that the sport has', () => {
    const [header = ''] = csvText(worldOf(sport).state(), { kind: 'match', ids: ['m1', 'm2'] }).split('\r\n');
    const columns = header.split(',');
    expect(columns).not.toContain('arm');
    expect(columns).not.toContain('armNote');
    expect(columns.includes('weight')).toBe(sport === judo);
    expect(columns.includes('choices')).toBe(sport === judo);
  });
});

describe('in a sport that rates five codes apart', () => {
  test('a player has a rating and a record of each', async () => {
    worldOf(tennis).show(<Player id="ann" />);
    const record = await screen.findByRole('table', { name: 'Wins and losses' });
    expect([...record.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(surfaces);
    for (const surface of surfaces) expect((await screen.findAllByText(surface)).length).toBeGreaterThan(0);
    expect(shown()).not.toMatch(ofArms);
  });

  test('each has its ranking', async () => {
    worldOf(tennis).show(<Rankings />, '/rankings?sport=tennis&surface=grass&gender=W&asof=2023-12-31');
    expect(await screen.findByRole('table', { name: 'Grass · Women' })).toBeTruthy();
    const links = surfaces.map((name) => screen.getByRole('link', { name }));
    expect(links[4]?.getAttribute('href')).toContain('surface=sand');
    expect(screen.queryByRole('link', { name: 'All surfaces' })).toBeNull();
    expect(shown()).toContain('Each “Surface” has its own rating');
  });

  test('two players are compared in each', async () => {
    worldOf(tennis).show(<Versus id="ann" otherId="bea" />);
    const outlook = await screen.findByRole('table', { name: 'Ratings and chances today' });
    expect([...outlook.querySelectorAll('[scope=rowgroup]')].map((cell) => cell.textContent)).toEqual([
      ...surfaces,
      'All surfaces',
    ]);
  });
});
