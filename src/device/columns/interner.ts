import { HashedMap } from '@/lib/hashedMap';
import { noTexts, type TextList } from './textList';

export interface Named {
  readonly id: unknown;
}

export interface EventOfMatch extends Named {
  readonly date: unknown;
  readonly sport: Named;
}

export interface Label {
  readonly id: string;
  name: unknown;
}

export interface EventLabel {
  readonly id: string;
  newest: EventOfMatch | undefined;
}

export interface Found<V> {
  readonly find: (text: unknown, hash: number | undefined) => V;
  readonly at: (place: number) => V;
}

/**
 * Returns one shared instance for equal texts and equal small objects. Names, ids and dates occur in many
 * rows of many tables, which otherwise would each keep copies. It lives as long as one read.
 *
 * Looking up a text that has just come from storage requires hashing it, which is most of the cost of reading
 * a row. So only ids outside of the list are looked up. The other fields usually equal those of the previous row
 * with that id, and a comparison takes a tenth of the time.
 */
export class Interner {
  readonly list: TextList;
  readonly label: Found<Label>;
  readonly event: Found<EventLabel>;
  readonly named: Found<Named>;
  private readonly texts = new Map<unknown, unknown>();
  private readonly names = new Map<unknown, Named>();

  constructor(list: TextList = noTexts) {
    this.list = list;
    this.label = foundById(list, newLabel);
    this.event = foundById(list, newEventLabel);
    const find = (id: unknown): Named => found(this.names, id, () => ({ id }));
    this.named = { find, at: (place) => find(list.texts[place]) };
  }

  text(value: unknown): unknown {
    return typeof value === 'string' ? found(this.texts, value, (text) => text) : value;
  }

  nameOf(label: Label, name: unknown): unknown {
    // Two players with one name are rare, so names are not looked up.
    if (label.name !== name) label.name = name;
    return label.name;
  }

  eventOfMatch(event: EventLabel, date: unknown, sport: Named): EventOfMatch {
    const { newest } = event;
    if (newest !== undefined && newest.date === date && newest.sport === sport) return newest;
    return (event.newest = { id: event.id, date: this.text(date), sport });
  }
}

const newLabel = (id: string): Label => ({ id, name: undefined });
const newEventLabel = (id: string): EventLabel => ({ id, newest: undefined });

/** An id occurs once in the list. One that a table has outside of it gets a second object, which only costs memory. */
function foundById<V extends { readonly id: string }>(
  { texts }: TextList,
  make: (id: string) => V,
): Found<V> {
  const byHash = new HashedMap<V>();
  let byPlace: V[] | undefined;
  return {
    find: (id, hash) => byHash.found(id as string, hash, make),
    at: (place) => {
      // Allocated at full length: growing it sparsely would make it a slow array.
      byPlace ??= new Array<V>(texts.length);
      return (byPlace[place] ??= make(texts[place]!));
    },
  };
}

function found<K, V>(known: Map<K, V>, key: K, make: (key: K) => V): V {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make(key);
  known.set(key, made);
  return made;
}
