/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { pages } from '@/app/navigation/pages';
import { bracketOf, roundOf } from '@/model/brackets/bracket';
import { drawKey, printDraws } from '@/model/brackets/draws';
import { dateOf, type DateString } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { Video } from '@/model/records/youtube';
import { watchesActions } from '@/wiki/watches/watchesSlice';
import { picksActions } from '@/wiki/picks/picksSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { coverCard, hideResults } from '@/wiki/spoilers/spoilersThunks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { drawOf } from '@test/model/brackets/tournament';

/** Scores, and the rounds of a pick, that no screen shows for anything else. */
const [won, lost] = [87, 86];
const marked = new RegExp(`\\b(${won}|${lost})\\b`);

const today = dateOf(Date.now());
const yesterday = dateOf(Date.now() - 86_400_000);
const yearsAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` as DateString;

/** Zoe won, and was entered first. Where results are hidden, Ann is named first. */
const fought = (id: string, of: string, date: DateString, fields: Partial<Match> = {}): Match =>
  match(id, {
    player1: { id: playerId('Zoe'), name: 'Zoe', score: won, result: 'W' },
    player2: { id: playerId('Ann'), name: 'Ann', score: lost, result: 'L' },
    date,
    arm: 'R',
    gender: 'W',
    weight: '80kg',
    event: { id: eventId(of), date, sport: { id: sportId('armw') } },
    updatedAt: Date.now(),
    ...fields,
  });

const draw = drawOf(['Zoe', 'Ann'], { arm: 'R', gender: 'W', weight: '80kg' });
const rows = {
  events: [
    event('e1', {
      name: 'East vs West',
      series: 'East vs West',
      date: yesterday,
      cardOrder: 'mainFirst',
      youtube: 'dQw4w9WgXcQ' as Video,
      draws: [...printDraws([draw])],
    }),
    event('then', { name: 'Then Cup', date: yearsAgo }),
  ],
  players: [
    player('Zoe', { name: 'Zoe', gender: 'W', country: 'GE' }),
    player('Ann', { name: 'Ann', gender: 'W', country: 'TR' }),
  ],
  matches: [
    fought('m1', 'e1', yesterday, {
      round: roundOf(draw, bracketOf(draw, []).matches[0]!),
      title: 'World title',
      youtube: 'https://youtu.be/dQw4w9WgXcQ?t=60' as Video,
      outcome: 'winner',
      winner: 'player1',
    }),
    fought('m0', 'then', yearsAgo, { title: 'World title' }),
  ],
};

type PageName = 'home' | 'eventPanel' | 'match' | 'player' | 'versus' | 'following' | 'sportPanel' | 'search';
const panel = (name: string) => ['eventPanel', { id: 'armw', eventId: 'e1', panel: name }] as const;
const list = (name: string) => ['sportPanel', { id: 'armw', panel: name }] as const;
/** Every panel, and the places that depend on what this reader follows and picked. */
const places = {
  'the card': panel('matches'),
  'the summary': panel('summary'),
  'the bracket': panel('brackets'),
  'the tables of the brackets': panel('brackets'),
  'the video with its chapters': panel('video'),
  'home with what is followed and this day of earlier years': ['home', {}],
  'the match with a pick and the crowd': ['match', { id: 'm1' }],
  'the player': ['player', { id: 'Zoe' }],
  'the head-to-head': ['versus', { id: 'Zoe', otherId: 'Ann' }],
  'what is followed': ['following', {}],
  'the events of the sport': list('events'),
  'its matches, searched for a player': list('matches'),
  'its players': list('players'),
  'a sentence in the search': ['search', {}],
} as const satisfies Record<string, readonly [PageName, Readonly<Record<string, string>>]>;

const where: Partial<Record<keyof typeof places, string>> = {
  'the bracket': `/sport/armw/event/e1/brackets?view=${encodeURIComponent(drawKey(draw))}`,
  'its matches, searched for a player': '/sport/armw/matches?q=Zoe',
  'a sentence in the search': '/search?q=zoe+beat+ann',
};

type World = ReturnType<typeof screens>;

async function show(place: keyof typeof places, hide: (world: World) => void) {
  const [name, params] = places[place];
  const { page } = await pages[name]();
  const world = screens(rows);
  world.world.answers.crowd = async () => [
    { match: 'm1', player: 'Zoe', count: 900 },
    { match: 'm1', player: 'Ann', count: 300 },
  ];
  for (const scope of ['events', 'players', 'matchesOfSport/armw', 'matchesOfEvent/e1'])
    world.store.dispatch(scopesSlice.actions.answered({ scope }));
  for (const key of ['player/Zoe', 'event/e1'])
    world.store.dispatch(watchesActions.marked({ key, mark: { at: 1, on: true } }));
  const pick = { match: 'm1', event: 'e1', player: 'Zoe', sureness: 3 } as const;
  world.store.dispatch(picksActions.saved({ uid: undefined, pick }));
  hide(world);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const Component = page.Component as React.ComponentType<Readonly<Record<string, string>>>;
  await act(async () => void world.show(<Component {...params} />, where[place]));
  // Ratings, lazy parts and the head come a moment later.
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  jest.useRealTimers();
  return world;
}

/** Where the reader's words set the order of the names. */
const ordered: readonly (keyof typeof places)[] = ['the head-to-head', 'a sentence in the search'];

/** The score, who won, whether a pick was right, and who was entered first. */
const tells = (place: keyof typeof places) =>
  [
    marked,
    /\((won|lost|W|L)\)|data-(result|winner)|\bbeat\b(?! ann)|Defended|Champion since/i,
    /[+−]\d+ points|Right:|Wrong:/,
    ...(ordered.includes(place) ? [] : [/Zoe v Ann/]),
  ].filter((sign) => sign.test(document.title + document.body.innerHTML));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.title = '';
});

const names = Object.keys(places) as (keyof typeof places)[];

test.each(names)('with all results hidden, %s tells none', async (place) => {
  await show(place, (world) => world.dispatch(hideResults('all')));
  expect(document.body.textContent).not.toBe('');
  expect(tells(place)).toEqual([]);
});

const ofEvent = names.filter((place) => places[place][0] === 'eventPanel' || places[place][0] === 'match');

test.each(ofEvent)('with the results of that event hidden, %s tells none', async (place) => {
  await show(place, (world) => world.dispatch(coverCard('e1')));
  // The earlier match of the pair is not hidden.
  for (const earlier of screen.queryAllByRole('listitem'))
    if (earlier.textContent?.includes('Then Cup')) earlier.remove();
  expect(tells(place)).toEqual([]);
});

/** Neither shows a result to anybody. */
const silent: readonly (keyof typeof places)[] = ['the tables of the brackets', 'its players'];

test.each(names.filter((place) => !silent.includes(place)))(
  '%s tells it to everybody else',
  async (place) => {
    await show(place, () => undefined);
    expect(tells(place)).not.toEqual([]);
  },
);
