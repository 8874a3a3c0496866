import { transliterate } from 'transliteration';
import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { findDuplicates } from '@/model/identity/findDuplicates';
import { bestThreshold, verdictOf, type Method } from './judge';
import { labelledLists, type LabelledList } from './labelled';
import { manyPlayers } from './manyPlayers';
import { ownMethod, threshold } from './methods';
import { verdictTable, waysTable, type Judged } from './report';

type Say = (line: string) => void;

export async function judgeAll(say: Say, progress: Say): Promise<void> {
  const { editDistances, fuzzball } = await import('./rivals');
  const lists = labelledLists();
  const judge = (method: Method) => {
    progress(`judging ${method.name}`);
    return judgeMethod(method, [lists.tuning, lists.held, lists.hand, lists.second, lists.last]);
  };
  const own = judge(ownMethod);
  const rivals = [editDistances, fuzzball].map((settings) => bestOf(settings.map(judge)));
  for (const [name, { players, pairs }] of Object.entries(lists))
    say(`${name}: ${players.length} records, ${pairs.length} labelled pairs`);
  say(`\n${verdictTable(Object.keys(lists), [own, ...rivals])}`);
  say(`\nPairs of one person that Armwiki found, held ways:`);
  say(waysTable(lists.held, ownMethod.score(lists.held.players), threshold));
  const real = [lists.tuning, lists.held].flatMap(({ players }) =>
    players.filter(({ id }) => id.endsWith('-0')),
  );
  const simple = real.map(({ name }) => name).filter((name) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name));
  say(`\n${timeOf('of two words', manyPlayers(simple, 100_000))}`);
  say(timeOf('of three words', manyPlayers(simple, 100_000, true)));
}

const bestOf = (settings: readonly Judged[]): Judged =>
  settings.reduce((best, one) => (one.verdicts[0]!.f1 > best.verdicts[0]!.f1 ? one : best));

function judgeMethod(method: Method, lists: readonly [LabelledList, ...LabelledList[]]): Judged {
  const started = performance.now();
  const scores = lists.map(({ players }) => method.score(players));
  const least = method.threshold ?? bestThreshold(lists[0], scores[0]!);
  return {
    name: method.name,
    threshold: least,
    verdicts: lists.map((list, at) => verdictOf(list, scores[at]!, least)),
    seconds: (performance.now() - started) / 1000,
  };
}

function timeOf(what: string, players: readonly PlayerFacts[]): string {
  const started = performance.now();
  const pairs = findDuplicates(players, { transliterate });
  const seconds = (performance.now() - started) / 1000;
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  return `${players.length} players with names ${what}: ${seconds.toFixed(1)} s, ${pairs.length} pairs, ${memory} MiB of memory in all`;
}
