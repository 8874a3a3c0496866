import { dayMs } from '@/model/trust/trust';
import { manners, type Manner } from './editors';
import type { Fate, Outcome } from './review';

export interface Figures {
  readonly edits: number;
  readonly atOnce: number;
  readonly badAtOnce: number;
  /** Share of the bad edits that readers could see for more than a day. */
  readonly badForADay: number;
  readonly minutesPerHundred: number;
  /** Median wait of the accepted edits, in hours. */
  readonly medianWait: number;
}

export interface MannerFigures {
  readonly manner: Manner;
  readonly editors: number;
  readonly edits: number;
  readonly bad: number;
  readonly atOnce: number;
  readonly badAtOnce: number;
  /** The most bad edits of one account that were applied at once. */
  readonly mostOfOne: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export function figuresOf({ fates, minutes, until }: Outcome): Figures {
  const bad = fates.filter(({ edit }) => edit.isBad);
  const atOnce = fates.filter((fate) => fate.atOnce);
  const waits = fates
    .flatMap(({ liveAt, edit }) => (liveAt === undefined ? [] : [liveAt - edit.at]))
    .sort((a, b) => a - b);
  return {
    edits: fates.length,
    atOnce: share(atOnce.length, fates.length),
    badAtOnce: share(atOnce.filter(({ edit }) => edit.isBad).length, atOnce.length),
    badForADay: share(bad.filter((fate) => stoodMs(fate, until) > dayMs).length, bad.length),
    minutesPerHundred: share(minutes, fates.length) * 100,
    medianWait: (waits[Math.floor(waits.length / 2)] ?? 0) / (dayMs / 24),
  };
}

const stoodMs = ({ liveAt, endedAt }: Fate, until: number): number =>
  liveAt === undefined ? 0 : (endedAt ?? until) - liveAt;

export function figuresByManner({ fates }: Outcome): readonly MannerFigures[] {
  return manners.map((manner) => {
    const own = fates.filter(({ edit }) => edit.editor.manner === manner);
    const harmful = own.filter(({ edit, atOnce }) => atOnce && edit.isBad);
    const byEditor = new Map<string, number>();
    for (const { edit } of harmful) byEditor.set(edit.editor.id, (byEditor.get(edit.editor.id) ?? 0) + 1);
    return {
      manner,
      editors: new Set(own.map(({ edit }) => edit.editor.id)).size,
      edits: own.length,
      bad: own.filter(({ edit }) => edit.isBad).length,
      atOnce: own.filter(({ atOnce }) => atOnce).length,
      badAtOnce: harmful.length,
      mostOfOne: Math.max(0, ...byEditor.values()),
    };
  });
}
