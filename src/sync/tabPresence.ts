import type { TabId, TabMessage, TabWire } from './tabWire';

export interface TabOptions {
  readonly wire: TabWire<TabMessage>;
  /** This tab's own; no other has it. */
  readonly tab: TabId;
}

/** This tab among those of the browser, as far as they were heard of. */
export interface TabPresence extends TabOptions {
  readonly others: ReadonlySet<TabId>;
  /** Milliseconds until others, if there are any, have had time to say so; 0 from then on. */
  readonly knownIn: () => number;
  /** It gives no answer, and is not waited for until it is heard again: it sleeps, or died without a word. */
  readonly missing: (tab: TabId) => void;
}

/** A tab that is busy, on a phone with a first visit's rows, hears of another so much later. */
const helloMs = 300;

/**
 * Tells the others of this tab, and hears of them. Early, so that the time in which they may answer has passed before
 * anybody waits for it.
 *
 * @param elapsed milliseconds since some moment; never goes back.
 */
export function announceTab({ wire, tab }: TabOptions, elapsed = () => performance.now()): TabPresence {
  const others = new Set<TabId>();
  const announced = elapsed();
  wire.subscribe((message) => {
    if ('to' in message && message.to !== tab) return;
    if (message.kind === 'bye') others.delete(message.tab);
    else others.add(message.tab);
    if (message.kind === 'hello') wire.post({ kind: 'here', tab, to: message.tab });
  });
  wire.post({ kind: 'hello', tab });
  return {
    wire,
    tab,
    others,
    knownIn: () => Math.max(0, announced + helloMs - elapsed()),
    missing: (gone) => void others.delete(gone),
  };
}
