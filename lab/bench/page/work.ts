import MiniSearch from 'minisearch';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { comparePlaced } from '@/model/matches/placedMatch';
import { winChance } from '@/model/ratings/predict';
import type { RatingModel } from '@/model/ratings/ratingModel';
import { createRatingsHost, type RatingChanges } from '@/model/ratings/ratingsHost';
import { Recalibrator } from '@/model/ratings/recalibration';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { builtInSports, findSport } from '@/model/sports';
import { openskill } from '../../ratings/libraries';
import { elo, ownPredictor } from '../../ratings/methods';
import { outcomeOf, type Method, type Predictor } from '../../ratings/predictor';
import type { Data } from './data';
import type { Measured } from './measured';
import { appStore } from './store';
import { timeInterleaved } from './timing';

const modelOf = ratingModelsOf(builtInSports);

const none: RatingChanges = { matches: [], gone: [], reviewed: [], unreviewed: [] };

/** The app's own ratings. Sends matches in parts, as the page does to its worker. */
function hostOf({ events }: Data, rated: readonly RatedMatch[]) {
  const host = createRatingsHost(modelOf);
  host.change({ ...none, reviewed: events.map(({ id }) => id) });
  for (let at = 0; at < rated.length; at += 2_000)
    host.change({ ...none, matches: rated.slice(at, at + 2_000) });
  return host;
}

const scratch = (create: () => Predictor, ordered: readonly RatedMatch[]) => () => {
  create().learn(ordered);
};
const firstOf = ({ settings: [setting] }: Method) => {
  if (!setting) throw new Error('Bench: expected a method with settings, found none');
  return setting.create;
};

/** Rates matches in order and learns how the stated chances come true, as the rating book does; keeps no history. */
function floorOf(model: RatingModel): Predictor {
  const recalibrator = new Recalibrator();
  return ownPredictor(model, (match, lead) => {
    const outcome = outcomeOf(match);
    if (outcome === 0 || outcome === 1) recalibrator.learn(winChance(lead, model.parameters), outcome);
  });
}

/**
 * Rates all matches, or one more. The usual method rates everything again for one more. Floor: the same arithmetic over
 * the matches in order, keeping only the latest estimate.
 */
export async function measureRatings(data: Data, what: 'all' | 'one', rounds: number): Promise<Measured> {
  const rated = data.matches.flatMap(
    (match) => ratedMatch(match, findSport(builtInSports, match.event.sport.id)) ?? [],
  );
  const ordered = [...rated].sort(comparePlaced);
  const newest = ordered.at(-1);
  if (!newest) throw new Error('ratings: expected matches with results, found none');
  const question = { sport: newest.sport, player: newest.player1.id, asOf: newest.date };
  const pointsOf = (host: ReturnType<typeof createRatingsHost>) =>
    host.answer('player', question).now?.both.points;
  const kept = hostOf(data, rated);
  const oneMore = (round: number) => ({ ...newest, player1: { ...newest.player1, score: 2 + (round % 4) } });
  const ours = {
    all: () => pointsOf(hostOf(data, rated)),
    one: (round: number) => {
      kept.change({ ...none, matches: [oneMore(round)] });
      return pointsOf(kept);
    },
  };
  const timed = await timeInterleaved(
    {
      ours: { times: 1, run: ours[what] },
      floor: { times: 1, run: scratch(() => floorOf(modelOf(newest.sport)), ordered) },
      Elo: { times: 1, run: scratch(firstOf(elo), ordered) },
      OpenSkill: { times: 1, run: scratch(firstOf(openskill), ordered) },
    },
    Math.min(rounds, 7),
  );
  const anew = pointsOf(hostOf(data, [...rated, oneMore(1)]));
  const found = what === 'one' ? ours.one(1) : anew;
  // The precision that the book promises: ten tolerances of a fiftieth of a point.
  if (found === undefined || anew === undefined || Math.abs(found - anew) > 0.2)
    throw new Error(`ratings: expected ${anew} points as from scratch, found ${found}`);
  return { id: `ratings-${what}`, unit: 'ms', timed };
}

const shown = 8;

/**
 * Types one more letter of a name into the search, names typed to the end. Floor: the first name with this beginning,
 * by binary search.
 */
export async function measureSearch(data: Data, rounds: number): Promise<Measured> {
  const store = appStore(data);
  const waiting: ((ms: number) => void)[] = [];
  const search = new RecordSearch({
    getState: () => store.getState(),
    whenIdle: (work) => void waiting.push(work),
    now: () => performance.now(),
  });
  search.changed();
  while (!search.isComplete()) {
    const work = waiting.shift();
    work?.(50);
  }

  const named = [...data.players, ...data.events].map(({ id, name }) => ({ id, name }));
  const lower = named.map(({ name }) => name.toLowerCase()).sort();
  const index = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.2 } });
  index.addAll(named);
  const typed = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) => {
    const name = data.players[Math.floor(part * data.players.length)]?.name ?? '';
    return Array.from(name, (_, at) => name.slice(0, at + 1));
  });
  const text = (round: number) => typed[round % typed.length] ?? '';
  const isFound = (round: number) => {
    const { players } = search.find(text(round), shown);
    return players.total > 0;
  };
  for (const round of typed.keys())
    if (!isFound(round)) throw new Error(`search-key: expected hits for "${text(round)}", found none`);

  const times = typed.length;
  const timed = await timeInterleaved(
    {
      ours: { times, run: isFound },
      floor: {
        times,
        run: (round) => {
          const wanted = text(round).toLowerCase();
          let [low, high] = [0, lower.length];
          while (low < high) {
            const middle = (low + high) >> 1;
            if ((lower[middle] ?? '') < wanted) low = middle + 1;
            else high = middle;
          }
          return lower[low]?.startsWith(wanted);
        },
      },
      filter: {
        times,
        run: (round) => {
          const wanted = text(round).toLowerCase();
          return named.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, shown).length;
        },
      },
      MiniSearch: { times, run: (round) => index.search(text(round)).slice(0, shown).length },
    },
    Math.min(rounds, 7),
  );
  return { id: 'search-key', unit: 'ms', timed };
}
