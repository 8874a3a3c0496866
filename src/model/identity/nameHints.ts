import { compareText } from '@/lib/compareText';
import type { ListFacts } from './weighWords';
import { blockingKeys } from './blockingKeys';
import { compareNames } from './compareNames';
import { createWordComparer } from './compareWords';
import type { KnownPlayer, PlayerFacts } from './comparePlayers';
import { keyOfKind, keyWith, keyWithRow, type Key } from './keyHash';
import { likelihoodOf } from './likelihood';
import { readName, type KnownName } from './nameForms';
import { countWords, isSyllabic, readPlayer } from './readPlayer';
import type { Reason } from './reasons';
import type { Transliterate } from './romanize';
import { createWordBook, type Word } from './wordBook';

export interface NameHint {
  readonly id: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

interface HeldName {
  readonly name: KnownName;
  readonly holders: Set<string>;
}

/** Candidates per search; those that share the rarest keys come first. */
const mostCandidates = 600;
/** Score of a single matching word, as a share of a whole name. */
const wordShare = 0.5;

/**
 * Finds players by a name as somebody wrote it: "Levan Saginashvilli", "Genadi". Updated player by player;
 * after any sequence of updates it answers like one filled with the final players.
 */
export function createNameHints(transliterate: Transliterate) {
  const book = createWordBook();
  const players = new Map<string, KnownPlayer>();
  const entries = new Map<string, HeldName>();
  const blocks = new Map<Key, Set<HeldName>>();
  const compareWords = createWordComparer();
  let syllabicNames = 0;

  const hold = (id: string, name: KnownName) => {
    const key = entryKey(name);
    let entry = entries.get(key);
    if (!entry) {
      entries.set(key, (entry = { name, holders: new Set() }));
      for (const block of hintKeys(name)) addTo(blocks, block, entry);
    }
    entry.holders.add(id);
  };

  const release = (id: string, name: KnownName) => {
    const key = entryKey(name);
    const entry = entries.get(key);
    if (!entry?.holders.delete(id) || entry.holders.size > 0) return;
    entries.delete(key);
    for (const block of hintKeys(name)) removeFrom(blocks, block, entry);
  };

  const forget = (id: string) => {
    const known = players.get(id);
    if (!known) return;
    players.delete(id);
    for (const name of known.names) release(id, name);
    countWords(known, -1);
    if (isSyllabic(known)) syllabicNames -= 1;
  };

  return {
    put(player: PlayerFacts): void {
      forget(player.id);
      const known = readPlayer(player, book, transliterate);
      players.set(player.id, known);
      countWords(known, 1);
      if (isSyllabic(known)) syllabicNames += 1;
      for (const name of known.names) hold(player.id, name);
    },
    delete: forget,
    find(written: string, limit = 5, least = 0.2): readonly NameHint[] {
      const query = readName(written, false, book, transliterate);
      if (!query) return [];
      const list: ListFacts = { listSize: players.size, syllabicNames, compareWords };
      const best = new Map<string, NameHint>();
      for (const { name, holders } of candidatesIn(blocks, query)) {
        const found = judge(query, name, list);
        if (!found || found.score < least) continue;
        for (const id of holders)
          if (found.score > (best.get(id)?.score ?? 0)) best.set(id, { id, ...found });
      }
      return [...best.values()].sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, limit);
    },
  };
}

const entryKey = ({ written, isAlias }: KnownName) => `${Number(isAlias)}${written}`;

const hintKeys = (name: KnownName): ReadonlySet<Key> =>
  new Set([...blockingKeys(name), ...name.forms.flatMap(({ words }) => words.flatMap(wordKeys))]);

const kinds = { word: keyOfKind('word'), wordGiven: keyOfKind('wordGiven') };

const wordKeys = ({ skeletons, given }: Word): readonly Key[] => [
  ...skeletons.map((skeleton) => keyWith(kinds.word, skeleton)),
  ...given.map((row) => keyWithRow(kinds.wordGiven, row)),
];

function addTo(blocks: Map<Key, Set<HeldName>>, key: Key, entry: HeldName): void {
  const block = blocks.get(key);
  if (block) block.add(entry);
  else blocks.set(key, new Set([entry]));
}

function removeFrom(blocks: Map<Key, Set<HeldName>>, key: Key, entry: HeldName): void {
  const block = blocks.get(key);
  block?.delete(entry);
  if (block?.size === 0) blocks.delete(key);
}

/**
 * Names that share a key with the query, rarest keys first, up to `mostCandidates`; the rarest key always
 * counts.
 */
function candidatesIn(
  blocks: ReadonlyMap<Key, ReadonlySet<HeldName>>,
  query: KnownName,
): ReadonlySet<HeldName> {
  const isSingle = query.forms[0]!.words.length === 1;
  const keys = isSingle ? hintKeys(query) : blockingKeys(query);
  const found = [...keys].flatMap((key) => blocks.get(key) ?? []).sort((a, b) => a.size - b.size);
  const candidates = new Set<HeldName>();
  for (const block of found) {
    if (candidates.size > 0 && candidates.size + block.size > mostCandidates) break;
    for (const entry of block) candidates.add(entry);
  }
  return candidates;
}

function judge(query: KnownName, name: KnownName, list: ListFacts): Omit<NameHint, 'id'> | undefined {
  const whole = compareNames(query, name, list);
  if (whole) return { score: likelihoodOf(whole.weight, list.listSize), reasons: whole.reasons };
  const [word, more] = query.forms[0]!.words;
  if (word === undefined || more !== undefined) return undefined;
  const shares = name.forms[0]!.words.map((other) => list.compareWords(word, other)).flatMap(
    ({ agreement, share }) => (agreement === 'none' || agreement === 'initial' ? [] : [share]),
  );
  if (shares.length === 0) return undefined;
  return { score: wordShare * Math.max(...shares), reasons: [{ code: 'missingWord', weight: 0 }] };
}
