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

/**
 * Returns one shared instance for equal texts and equal small objects. Names, ids and dates occur in many
 * rows of many tables, which otherwise would each keep copies. It lives as long as one read.
 *
 * Looking up a text that has just come from storage requires hashing it, which is most of the cost of reading
 * a row. So only ids are looked up. The other fields usually equal those of the previous row with that id,
 * and a comparison takes a tenth of the time.
 */
export class Interner {
  readonly list: TextList;
  private readonly foundAt = new Map<unknown, unknown[]>();
  private readonly texts = new Map<unknown, unknown>();
  private readonly names = new Map<unknown, Named>();
  private readonly labels = new HashedMap<Label>();
  private readonly events = new HashedMap<EventLabel>();

  constructor(list: TextList = noTexts) {
    this.list = list;
  }

  at<V>(find: (value: unknown, hash: number | undefined) => V): (place: number) => V {
    const { texts } = this.list;
    // Only this function fills it, so the type holds. Allocated at full length: growing it sparsely would
    // make it a slow array.
    const known = found(this.foundAt, find, () => new Array<unknown>(texts.length)) as V[];
    return (place) => (known[place] ??= find(texts[place], undefined));
  }

  text(value: unknown): unknown {
    return typeof value === 'string' ? found(this.texts, value, (text) => text) : value;
  }

  readonly named = (id: unknown): Named => found(this.names, id, () => ({ id }));

  readonly label = (id: unknown, hash?: number): Label => this.labels.found(asId(id), hash, newLabel);

  nameOf(label: Label, name: unknown): unknown {
    // Two players with one name are rare, so names are not looked up.
    if (label.name !== name) label.name = name;
    return label.name;
  }

  readonly event = (id: unknown, hash?: number): EventLabel =>
    this.events.found(asId(id), hash, newEventLabel);

  eventOfMatch(event: EventLabel, date: unknown, sport: Named): EventOfMatch {
    const { newest } = event;
    if (newest !== undefined && newest.date === date && newest.sport === sport) return newest;
    return (event.newest = { id: event.id, date: this.text(date), sport });
  }
}

const newLabel = (id: string): Label => ({ id, name: undefined });
const newEventLabel = (id: string): EventLabel => ({ id, newest: undefined });

/** The column was checked to hold texts. */
const asId = (id: unknown): string => id as string;

function found<K, V>(known: Map<K, V>, key: K, make: (key: K) => V): V {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make(key);
  known.set(key, made);
  return made;
}
