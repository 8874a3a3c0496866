import MiniSearch from 'minisearch';
import { editDistance } from '@/lib/editDistance';
import { nameSound } from '@/model/names/nameSound';

export interface Named {
  readonly id: string;
  readonly name: readonly string[];
  readonly aliases: readonly (readonly string[])[];
  readonly facts: readonly string[];
}

type Fit = 'whole' | 'exact' | 'prefix' | 'similar' | 'sound';

export interface Hit {
  readonly id: string;
  readonly fit: Fit;
  readonly cost: number;
}

/** With this many good hits, skip names that are only similar. */
const plenty = 6;

const costs: Readonly<Record<Fit, number>> = { whole: 0, exact: 10, prefix: 20, similar: 40, sound: 80 };
/** Added for a match in an alias, or in a fact. */
const extra = { alias: 2, fact: 5 };

/** Number of tolerated typing errors. None in a number. */
const errorsIn = (word: string): number =>
  word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 7 ? 1 : 2;

/**
 * The sound of a typed word, and whether it may match as a prefix. A single consonant sounds like a tenth of
 * all names, and two still match too many as a prefix.
 */
function soundOf(word: string): { readonly text: string; readonly begins: boolean } | undefined {
  const text = word.length > 2 ? nameSound(word) : '';
  return text.length > 1 ? { text, begins: text.length > 2 } : undefined;
}

interface Fields {
  readonly id: string;
  readonly text: string;
  readonly sound: string;
}

const fieldsOf = ({ id, name, aliases, facts }: Named): Fields => {
  const names = [...name, ...aliases.flat()];
  return {
    id,
    text: [...new Set([...names, ...facts])].join(' '),
    sound: [...new Set(names.map(nameSound))].join(' '),
  };
};

/**
 * A searchable set of names with single updates. MiniSearch only finds candidates. The fit is judged here
 * from the words alone, so the order does not depend on earlier insertions and removals.
 */
export function createNameIndex() {
  const known = new Map<string, Named>();
  const words = new MiniSearch<Fields>({
    fields: ['text', 'sound'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });

  function candidates(query: readonly string[], roughly: boolean): readonly string[] {
    const queries = query.map((word) => {
      const text = { queries: [word], fields: ['text'], prefix: true, fuzzy: roughly ? errorsIn(word) : 0 };
      const sound = roughly ? soundOf(word) : undefined;
      if (!sound) return text;
      return {
        combineWith: 'OR' as const,
        queries: [text, { queries: [sound.text], fields: ['sound'], prefix: sound.begins }],
      };
    });
    // We add documents with string ids.
    return words.search({ combineWith: 'AND', queries }).map(({ id }) => id as string);
  }

  function judge(query: readonly string[], ids: Iterable<string>): readonly Hit[] {
    const hits: Hit[] = [];
    for (const id of ids) {
      const named = known.get(id);
      const hit = named && judgeName(query, named);
      if (hit) hits.push(hit);
    }
    return hits;
  }

  /**
   * Names with a word that starts with the letter: up to a quarter of all. A scan is faster than MiniSearch's
   * scoring.
   */
  function* beginningWith(letter: string): Iterable<string> {
    const begins = (word: string) => word.startsWith(letter);
    for (const { id, name, aliases, facts } of known.values()) {
      if (name.some(begins) || facts.some(begins) || aliases.some((alias) => alias.some(begins))) yield id;
    }
  }

  return {
    get size() {
      return known.size;
    },
    put(named: Named): void {
      this.delete(named.id);
      known.set(named.id, named);
      words.add(fieldsOf(named));
    },
    delete(id: string): void {
      const named = known.get(id);
      if (!named) return;
      known.delete(id);
      // `discard` would leave the words in the index for later cleaning.
      words.remove(fieldsOf(named));
    },
    get: (id: string): Named | undefined => known.get(id),
    /** In no reliable order. Includes merely similar names if there are few good hits. */
    search(query: readonly string[]): readonly Hit[] {
      const [word] = query;
      if (word === undefined) return [];
      if (query.length === 1 && word.length === 1) return judge(query, beginningWith(word));
      const near = judge(query, candidates(query, false));
      return near.length >= plenty ? near : judge(query, candidates(query, true));
    },
  };
}

function judgeName(query: readonly string[], { id, name, aliases, facts }: Named): Hit | undefined {
  let worst: Fit = 'exact';
  let cost = 0;
  for (const word of query) {
    let best = judgeWords(word, name, 0, undefined);
    for (const alias of aliases) best = judgeWords(word, alias, extra.alias, best);
    best = judgeWords(word, facts, extra.fact, best);
    if (!best) return undefined;
    if (costs[best.fit] > costs[worst]) worst = best.fit;
    cost += best.more;
  }
  const whole = worst === 'exact' && (isWhole(name, query) || aliases.some((alias) => isWhole(alias, query)));
  const fit = whole ? 'whole' : worst;
  return { id, fit, cost: costs[fit] + cost / query.length };
}

interface Judged {
  readonly fit: Fit;
  readonly more: number;
}

/** The best fit of `word` in `others`, or `earlier` if that is better. */
function judgeWords(
  word: string,
  others: readonly string[],
  more: number,
  earlier: Judged | undefined,
): Judged | undefined {
  let best = earlier;
  for (const other of others) {
    const judged = judgeWord(word, other, more);
    if (judged && (!best || costs[judged.fit] + judged.more < costs[best.fit] + best.more)) best = judged;
  }
  return best;
}

function judgeWord(word: string, other: string, more: number): Judged | undefined {
  if (other.startsWith(word)) return { fit: word.length === other.length ? 'exact' : 'prefix', more };
  const most = errorsIn(word);
  if (most > 0) {
    // The user may still be typing, so compare with the beginning too.
    const errors = Math.min(
      editDistance(word, other, most),
      editDistance(word, other.slice(0, word.length), most) + 0.5,
    );
    if (errors <= most + 0.5) return { fit: 'similar', more: more + errors * 6 };
  }
  const sound = soundOf(word);
  if (!sound) return undefined;
  const heard = nameSound(other);
  return heard === sound.text || (sound.begins && heard.startsWith(sound.text))
    ? { fit: 'sound', more: more + Math.abs(other.length - word.length) }
    : undefined;
}

const isWhole = (name: readonly string[], query: readonly string[]) =>
  name.length === query.length && [...name].sort().join(' ') === [...query].sort().join(' ');
