import type { PageVisit } from './pageScopes';

/** One thing somebody does. */
export type Step =
  | { readonly do: 'look'; readonly at: PageVisit['page']; readonly seconds: number }
  /** Proposes so many edits of results. */
  | { readonly do: 'edit'; readonly count: number }
  /** Decides what waits in the queue: so many calls, each applying several, and some rejected. */
  | { readonly do: 'decide'; readonly calls: number; readonly each: number; readonly rejected: number }
  /** The device sleeps, or has no network. */
  | { readonly do: 'sleep'; readonly hours: number };

/** Sessions that are alike enough to stand for each other. */
export interface SessionKind {
  readonly name: string;
  /** Of all visits. */
  readonly share: number;
  /** Days since this device last was here; `undefined` is a first visit, 0 another tab a moment ago. */
  readonly daysAway: number | undefined;
  readonly role: 'reader' | 'editor' | 'moderator';
  readonly steps: readonly Step[];
}

const look = (at: PageVisit['page'], seconds: number): Step => ({ do: 'look', at, seconds });

export const edits = 4;
const decided = { calls: 9, each: 5, rejected: 5 };
/** Proposals that one moderator's session decides. */
export const decisions = decided.calls * decided.each + decided.rejected;
const editorShare = 0.005;

/** The mix of a day; the shares add up to 1, and the assumptions behind them stand in docs/scale.md. */
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
    // As many as it takes to decide what editors propose.
    share: (editorShare * edits) / decisions,
    daysAway: 1,
    role: 'moderator',
    steps: [look('queue', 300), { do: 'decide', ...decided }, look('home', 60)],
  },
];

/** Days that a session's page is open and asleep, each time it is. */
export const sleeps = ({ steps }: SessionKind): readonly number[] =>
  steps.flatMap((step) => (step.do === 'sleep' ? [step.hours / 24] : []));

/** How long a session's page is open and awake; as long as `walk` lets pass. */
export const awakeSeconds = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    if (step.do === 'look') return sum + step.seconds;
    if (step.do === 'sleep') return sum;
    if (step.do === 'edit') return sum + step.count * editSeconds;
    return sum + step.calls * callSeconds + step.rejected * rejectSeconds;
  }, 0);

/** Time an editor takes for one edit, a moderator to judge the proposals of one call, and to reject one. */
export const editSeconds = 20;
export const callSeconds = 30;
export const rejectSeconds = 15;
