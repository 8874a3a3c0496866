import { Vocabulary, type Fits, type Word } from './vocabulary';
import { typedWord, type Typed, type WordFit } from './wordFit';

export interface Named {
  readonly id: string;
  readonly name: readonly string[];
  readonly aliases: readonly (readonly string[])[];
  readonly facts: readonly string[];
  /** Among equal fits the greatest comes first. Kept here, because a letter finds thousands. */
  readonly rank: number | string;
}

type Fit = 'whole' | WordFit['fit'];

export interface Hit {
  readonly id: string;
  readonly fit: Fit;
  readonly cost: number;
  readonly rank: Named['rank'];
}

/** With this many good hits, skip names that are only similar. */
const plenty = 6;

const costs: Readonly<Record<Fit, number>> = { whole: 0, exact: 10, prefix: 20, similar: 40, sound: 80 };
/** Added for a match in an alias, or in a fact. */
const extra = { name: 0, alias: 2, fact: 5 };

/** A name in the index. `turn` and `best` belong to the latest search that came by. */
interface IndexedName {
  readonly named: Named;
  readonly words: Set<Word<IndexedName>>;
  rank: Named['rank'];
  turn: number;
  best: WordFit | undefined;
}

/**
 * A searchable set of names with single updates. The order of hits does not depend on earlier insertions and
 * removals.
 *
 * A typed word is judged once for each word that some name has, not for each name. Names that only resemble
 * it are looked for after those that begin with it, if these are few.
 */
export class NameIndex {
  readonly #known = new Map<string, IndexedName>();
  readonly #vocabulary = new Vocabulary<IndexedName>();
  #turn = 0;

  get size(): number {
    return this.#known.size;
  }

  put(named: Named): void {
    this.delete(named.id);
    const entry: IndexedName = { named, words: new Set(), rank: named.rank, turn: 0, best: undefined };
    this.#known.set(named.id, entry);
    this.#add(entry, named.name, extra.name);
    for (const alias of named.aliases) this.#add(entry, alias, extra.alias);
    this.#add(entry, named.facts, extra.fact);
  }

  delete(id: string): void {
    const entry = this.#known.get(id);
    if (!entry) return;
    this.#known.delete(id);
    for (const word of entry.words) this.#vocabulary.remove(word, entry);
  }

  setRank(id: string, rank: Named['rank']): void {
    const entry = this.#known.get(id);
    if (entry) entry.rank = rank;
  }

  get(id: string): Named | undefined {
    return this.#known.get(id)?.named;
  }

  /** In no reliable order. Includes merely similar names if there are few good hits. */
  search(query: readonly string[]): readonly Hit[] {
    if (query.length === 0) return [];
    const typed = query.map(typedWord);
    const near = this.#hitsOf(typed, false);
    return near.length >= plenty ? near : this.#hitsOf(typed, true);
  }

  #add(entry: IndexedName, words: readonly string[], cost: number): void {
    for (const word of words) entry.words.add(this.#vocabulary.add(word, entry, cost));
  }

  #hitsOf(query: readonly Typed[], roughly: boolean): readonly Hit[] {
    const fits = query.map((word) => this.#vocabulary.fitting(word, roughly));
    const rarest = fits.reduce((few, each) => (each.count < few.count ? each : few));
    const others = fits.filter((each) => each !== rarest);
    this.#turn += 1;
    const turn = this.#turn;
    const entries: IndexedName[] = [];
    for (const word of rarest.words) {
      const fit = rarest.of(word)!;
      word.owners.forEach((cost, entry) => {
        if (entry.turn !== turn) {
          entry.turn = turn;
          entry.best = undefined;
          entries.push(entry);
        }
        entry.best = better(entry.best, fit, cost);
      });
    }
    const hits: Hit[] = [];
    for (const entry of entries) {
      const hit = judge(entry, others, query);
      if (hit) hits.push(hit);
    }
    return hits;
  }
}

/** The better of two fits of one typed word. A fact does not count by its sound. */
function better(best: WordFit | undefined, other: WordFit, cost: number): WordFit | undefined {
  const { fit, more } = other;
  if (fit === 'sound' && cost === extra.fact) return best;
  if (best && costs[best.fit] + best.more <= costs[fit] + more + cost) return best;
  return cost === 0 ? other : { fit, more: more + cost };
}

function judge(
  entry: IndexedName,
  others: readonly Fits<IndexedName>[],
  query: readonly Typed[],
): Hit | undefined {
  const { named, words, rank, best } = entry;
  if (!best) return undefined;
  let worst: Fit = best.fit;
  let { more } = best;
  for (const fits of others) {
    let other: WordFit | undefined;
    for (const word of words) {
      const fit = fits.of(word);
      // The word belongs to the entry, so the entry owns it.
      if (fit) other = better(other, fit, word.owners.get(entry)!);
    }
    if (!other) return undefined;
    if (costs[other.fit] > costs[worst]) worst = other.fit;
    more += other.more;
  }
  const { id, name, aliases } = named;
  const isWhole = worst === 'exact' && [name, ...aliases].some((each) => hasSameWords(each, query));
  const fit = isWhole ? 'whole' : worst;
  return { id, fit, cost: costs[fit] + more / query.length, rank };
}

const hasSameWords = (name: readonly string[], query: readonly Typed[]) =>
  name.length === query.length &&
  [...name].sort().join(' ') ===
    query
      .map(({ text }) => text)
      .sort()
      .join(' ');
