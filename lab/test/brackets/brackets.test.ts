import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { bracketOf, roomOf, type Bracket } from '@/model/brackets/bracket';
import { drawOf, names, pairOf, playOut, won } from '@test/model/brackets/tournament';
import { randomFrom } from '../../../scripts/base/random';

const tournaments = 200;

interface TheirMatch {
  readonly id: number;
  readonly group_id: number;
  readonly round_id: number;
  readonly number: number;
  readonly status: number;
  readonly opponent1: { readonly id: number | null; readonly result?: string } | null;
  readonly opponent2: { readonly id: number | null; readonly result?: string } | null;
}

interface TheirRound {
  readonly id: number;
  /** From 1 within its group. */
  readonly number: number;
}

/** The library's `Status` of a match whose opponents are known. */
const ready = 2;

/** A tournament of the library with our orders of the losers. */
async function theirs(entrants: readonly string[]) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const depth = Math.log2(roomOf(entrants.length));
  const dropped = Array.from({ length: depth - 1 }, (_, at) => (at % 2 === 0 ? 'reverse' : 'half_shift'));
  const byes = Array.from({ length: roomOf(entrants.length) - entrants.length }, () => null);
  await manager.create.stage({
    tournamentId: 0,
    name: 'Class',
    type: 'double_elimination',
    seeding: [...entrants, ...byes],
    settings: {
      grandFinal: 'double',
      seedOrdering: ['inner_outer', 'natural', ...dropped] as never,
    },
  });
  const matches = async () => ((await storage.select('match')) ?? []) as unknown as readonly TheirMatch[];
  const rounds = ((await storage.select('round')) ?? []) as unknown as readonly TheirRound[];
  const roundOf = new Map(rounds.map(({ id, number }) => [id, number]));
  const codeOf = ({ group_id: group, round_id: round, number }: TheirMatch) => {
    const at = roundOf.get(round)!;
    return group === 2 ? ['Final', 'Final 2'][at - 1]! : `${'AB'[group]}${at}-${number}`;
  };
  return { manager, matches, codeOf, nameOf: (id: number) => entrants[id]! };
}

const outline = ({ matches }: Bracket) =>
  matches
    .filter(({ status }) => status === 'decided')
    .map((match) => `${match.code}: ${pairOf(match).toSorted().join(' ')}, ${match.winner}`)
    .sort();

async function theirOutline({ matches, codeOf, nameOf }: Awaited<ReturnType<typeof theirs>>) {
  const played = (await matches()).filter(
    ({ opponent1, opponent2 }) =>
      opponent1?.id != null && opponent2?.id != null && opponent1.result !== undefined,
  );
  return played
    .map((match) => {
      const pair = [nameOf(match.opponent1!.id!), nameOf(match.opponent2!.id!)];
      const winner = match.opponent1!.result === 'win' ? pair[0] : pair[1];
      return `${codeOf(match)}: ${pair.toSorted().join(' ')}, ${winner}`;
    })
    .sort();
}

test(`${tournaments} random tournaments have the matches and places that brackets-manager gives`, async () => {
  const random = randomFrom(41);
  for (let run = 0; run < tournaments; run += 1) {
    const draw = drawOf(names(3 + Math.floor(random() * 30)));
    const strength = new Map(draw.entrants.map(({ id }) => [id, random()]));
    const wins = (one: string, other: string) =>
      strength.get(one)! + random() > strength.get(other)! + random();
    const ours = playOut(draw, (at) => (wins(...pairOf(at)) ? 0 : 1)).bracket;
    const winnerOf = new Map(ours.matches.map(({ code, winner }) => [code, winner]));
    const other = await theirs(draw.entrants.map(({ id }) => id));
    for (;;) {
      // It offers the second final even after the unbeaten player has won the first one.
      const next = (await other.matches()).find(
        (match) => match.status === ready && winnerOf.get(other.codeOf(match)) !== undefined,
      );
      if (next === undefined) break;
      const first = other.nameOf(next.opponent1!.id!) === winnerOf.get(other.codeOf(next));
      await other.manager.update.match({
        id: next.id,
        [first ? 'opponent1' : 'opponent2']: { result: 'win' },
      });
    }
    expect(await theirOutline(other)).toEqual(outline(ours));
    const standings = await other.manager.get.finalStandings(0);
    // The library numbers the ranks without gaps.
    const ranks = [...new Set(ours.places.map(({ place }) => place))];
    expect(standings.map(({ name, rank }) => `${rank} ${name}`).sort()).toEqual(
      ours.places.map(({ id, place }) => `${ranks.indexOf(place) + 1} ${id}`).sort(),
    );
  }
});

test('it refuses a correction that changes the winner once the next match is over, and a late entrant', async () => {
  const draw = drawOf(names(7));
  const other = await theirs(names(7));
  const win = async (code: string, result: 'win' | 'loss') => {
    const found = (await other.matches()).find((match) => other.codeOf(match) === code)!;
    await other.manager.update.match({ id: found.id, opponent1: { result } });
  };
  await win('A1-2', 'win');
  await win('A2-1', 'win');
  await expect(win('A1-2', 'loss')).rejects.toThrow('locked');
  await expect(other.manager.update.seeding(0, names(8))).rejects.toThrow();

  const at = (code: string, of = draw) => bracketOf(of, []).matches.find((each) => each.code === code)!;
  const first = won(draw, at('A1-2'), 0);
  const second = bracketOf(draw, [first]).matches.find((each) => each.code === 'A2-1')!;
  const corrected = bracketOf(draw, [won(draw, at('A1-2'), 1), won(draw, second, 0)]);
  expect(corrected.matches.find((each) => each.code === 'A2-1')?.status).toBe('ready');
  expect(bracketOf(drawOf(names(8)), [first]).matches.find(({ code }) => code === 'A1-1')?.status).toBe(
    'ready',
  );
});
