/** What many records name by its id alone. */
export interface Named {
  readonly id: unknown;
}

/** What the matches of one event copy from it. */
export interface EventCopy extends Named {
  readonly date: unknown;
  readonly sport: Named;
}

/**
 * Gives equal texts, and equal small objects, back as the same one: names, ids and dates come up in many rows, and rows
 * of many records would otherwise each keep copies of their own. It lives as long as what is being read.
 */
export class Sharing {
  private readonly texts = new Map<unknown, unknown>();
  private readonly names = new Map<unknown, Named>();
  private readonly events = new Map<unknown, EventCopy>();

  text(value: unknown): unknown {
    if (typeof value !== 'string') return value;
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    this.texts.set(value, value);
    return value;
  }

  named(id: unknown): Named {
    const known = this.names.get(id);
    if (known !== undefined) return known;
    const made = { id };
    this.names.set(id, made);
    return made;
  }

  eventCopy(id: unknown, date: unknown, sport: unknown): EventCopy {
    const known = this.events.get(id);
    if (known !== undefined && known.date === date && known.sport.id === sport) return known;
    const made = { id, date, sport: this.named(sport) };
    this.events.set(id, made);
    return made;
  }
}
