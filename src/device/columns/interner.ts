import { HashedMap } from '@/lib/hashedMap';
import { noTexts, type TextList } from './textList';

/** A thing that many rows name by its id alone. */
export interface Named {
  readonly id: unknown;
}

/** The fields of an event that its matches cache. */
export interface EventOfMatch extends Named {
  readonly date: unknown;
  readonly sport: Named;
}

/** Someone or something that rows name by an id, and the name in the last of them. */
export interface Label {
  readonly id: string;
  name: unknown;
}

/** An event that rows name, and what the last of them cached of it. */
export interface EventLabel {
  readonly id: string;
  newest: EventOfMatch | undefined;
}

/**
 * Gives equal texts, and equal small objects, back as the same one: names, ids and dates come up in many rows, and rows
 * of many tables would otherwise each keep copies of their own. It lives as long as what is being read.
 *
 * To look up a text that has just come from storage means to hash it, which is most of what reading a row costs. So where
 * a row names something, only the id is looked up: what else it says of it is usually what the row before said, and two
 * texts are compared in a tenth of the time.
 */
export class Interner {
  /** The texts that tables name by place. */
  readonly list: TextList;
  private readonly foundAt = new Map<unknown, unknown[]>();
  private readonly texts = new Map<unknown, unknown>();
  private readonly names = new Map<unknown, Named>();
  private readonly labels = new HashedMap<Label>();
  private readonly events = new HashedMap<EventLabel>();

  constructor(list: TextList = noTexts) {
    this.list = list;
  }

  /** Reads what `find` gives for a text of the list, for which it is asked once. */
  at<V>(find: (value: unknown, hash: number | undefined) => V): (place: number) => V {
    const { texts } = this.list;
    // Filled below by the same function alone. Of its final length, since an array that grows by leaps becomes a slow one.
    const known = found(this.foundAt, find, () => new Array<unknown>(texts.length)) as V[];
    return (place) => (known[place] ??= find(texts[place], undefined));
  }

  text(value: unknown): unknown {
    return typeof value === 'string' ? found(this.texts, value, (text) => text) : value;
  }

  readonly named = (id: unknown): Named => found(this.names, id, () => ({ id }));

  /** `hash` is the id's own, where it is stored beside it. */
  readonly label = (id: unknown, hash?: number): Label => this.labels.found(asId(id), hash, newLabel);

  nameOf(label: Label, name: unknown): unknown {
    // Two players of one name are rare, so that names are looked up nowhere.
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

/** Its column was checked to hold texts. */
const asId = (id: unknown): string => id as string;

function found<K, V>(known: Map<K, V>, key: K, make: (key: K) => V): V {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make(key);
  known.set(key, made);
  return made;
}
