import MiniSearch from 'minisearch';
import { editDistance } from '@/lib/editDistance';
import { nameSound } from '@/model/nameSound';

/** Something that can be found by name; every text taken apart by `nameWords`, in Latin letters. */
export interface Named {
  readonly id: string;
  readonly name: readonly string[];
  /** Each further name it is known by. */
  readonly aliases: readonly (readonly string[])[];
  /** Words that lead to it without being a name: a year, a place. */
  readonly facts: readonly string[];
}

/** How well a name fits, best first. */
type Fit = 'whole' | 'exact' | 'prefix' | 'similar' | 'sound';

export interface Hit {
  readonly id: string;
  readonly fit: Fit;
  /** Sorts hits, smaller first: the fit, then how many letters differ. */
  readonly cost: number;
}

/** With as many hits as this, nobody needs names that only resemble what was typed. */
const plenty = 6;

const costs: Readonly<Record<Fit, number>> = { whole: 0, exact: 10, prefix: 20, similar: 40, sound: 80 };
/** For a word that is part of an alias, or no part of any name. */
const extra = { alias: 2, fact: 5 };

/** How many letters of a typed word may be wrong; a number is another number. */
const errorsIn = (word: string): number =>
  word.length < 4 || /^\d+$/.test(word) ? 0 : word.length < 7 ? 1 : 2;

/**
 * The sound of a typed word, and whether names that only begin so may be meant. A single consonant sounds like a tenth
 * of all names, and two begin many that nobody meant.
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
 * Names that can be searched, kept up one by one. MiniSearch finds who may be meant; how well each fits is judged here,
 * by the words alone, so that the order is the same whatever was put in and taken out before.
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
    // An id is whatever was put in: a string.
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
   * The names with a word that begins with one letter: a quarter of all, whom looking through is quicker than weighing.
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
      // Not `discard`, which leaves the words in place until some later time.
      words.remove(fieldsOf(named));
    },
    get: (id: string): Named | undefined => known.get(id),
    /**
     * The names that these words may mean, in no order to rely on. Names that only resemble them come when few others
     * do.
     */
    search(query: readonly string[]): readonly Hit[] {
      const [word] = query;
      if (word === undefined) return [];
      if (query.length === 1 && word.length === 1) return judge(query, beginningWith(word));
      const near = judge(query, candidates(query, false));
      return near.length >= plenty ? near : judge(query, candidates(query, true));
    },
  };
}

/** How a whole name fits, or nothing when a word of the query fits none of its words. */
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

/** The best of these words for a typed one, unless an earlier one was better. */
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
    // While a word is being typed, only its beginning can be compared.
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
