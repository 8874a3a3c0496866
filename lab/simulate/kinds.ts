import type { PageVisit } from './pageScopes';

export type Step =
  | { readonly do: 'look'; readonly at: PageVisit['page']; readonly seconds: number }
  | { readonly do: 'edit'; readonly count: number }
  | { readonly do: 'decide'; readonly calls: number; readonly each: number; readonly rejected: number }
  | { readonly do: 'sleep'; readonly hours: number };

export interface SessionKind {
  readonly name: string;
  readonly share: number;
  /** Days since this device's last visit; `undefined` on a first visit, 0 for another tab a moment ago. */
  readonly daysAway: number | undefined;
  readonly role: 'reader' | 'editor' | 'moderator';
  readonly steps: readonly Step[];
}

const look = (at: PageVisit['page'], seconds: number): Step => ({ do: 'look', at, seconds });

export const edits = 4;
const decided = { calls: 9, each: 5, rejected: 5 };
export const decisions = decided.calls * decided.each + decided.rejected;
const editorShare = 0.005;

/** The mix of a day; the shares add up to 1. docs/scale.md has the assumptions behind them. */
export const kinds: readonly SessionKind[] = [
  {
    name: 'first visit, from a link',
    share: 0.35,
    daysAway: undefined,
    role: 'reader',
    steps: [look('event', 60), look('player', 60)],
  },
  {
    name: 'first visit, looks around',
    share: 0.1,
    daysAway: undefined,
    role: 'reader',
    steps: [look('home', 60), look('event', 60), look('player', 60), look('rankings', 120)],
  },
  {
    name: 'back after a day',
    share: 0.34,
    daysAway: 1,
    role: 'reader',
    steps: [look('home', 60), look('event', 120), look('player', 60)],
  },
  {
    name: 'back after a week',
    share: 0.12,
    daysAway: 7,
    role: 'reader',
    steps: [look('home', 60), look('event', 120)],
  },
  {
    name: 'a second tab, at once',
    share: 0.06,
    daysAway: 0,
    role: 'reader',
    steps: [look('event', 60), look('player', 60)],
  },
  {
    name: 'a page left open overnight',
    share: 0.025 - editorShare / 12.5,
    daysAway: 1,
    role: 'reader',
    steps: [look('home', 60), { do: 'sleep', hours: 8 }, look('home', 60), look('event', 60)],
  },
  {
    name: 'an editor',
    share: editorShare,
    daysAway: 1,
    role: 'editor',
    steps: [look('home', 60), look('event', 120), { do: 'edit', count: edits }, look('myChanges', 60)],
  },
  {
    name: 'a moderator',
    share: (editorShare * edits) / decisions,
    daysAway: 1,
    role: 'moderator',
    steps: [look('queue', 300), { do: 'decide', ...decided }, look('home', 60)],
  },
];

/** Days of each sleep of a session's open page. */
export const sleeps = ({ steps }: SessionKind): readonly number[] =>
  steps.flatMap((step) => (step.do === 'sleep' ? [step.hours / 24] : []));

/** How long a session's page is open and awake, by the time that `walk` lets pass. */
export const awakeSeconds = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    if (step.do === 'look') return sum + step.seconds;
    if (step.do === 'sleep') return sum;
    if (step.do === 'edit') return sum + step.count * editSeconds;
    return sum + step.calls * callSeconds + step.rejected * rejectSeconds;
  }, 0);

export const editingSeconds = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.do === 'edit' ? step.count * editSeconds : 0), 0);

/** Seconds that an editor takes for one edit, and a moderator to judge the proposals of one call and to reject one. */
export const editSeconds = 20;
export const callSeconds = 30;
export const rejectSeconds = 15;
