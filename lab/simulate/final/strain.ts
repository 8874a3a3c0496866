import { applyBill, functionSeconds } from '../bill';
import { callSeconds, rejectSeconds } from '../kinds';
import { quotaLimits } from '@/model/accounts/quota';
import { amountsOf, type Load } from './load';

export interface Strain {
  readonly what: string;
  readonly load: number;
  readonly unit: string;
  /** The limit according to us or Google. */
  readonly holds: number;
  readonly shows: string;
}

/**
 * Google's limits for sustained writes to one document and to an index ordered by time, and for connections to one
 * database.
 */
const firestore = { documentWrites: 1, indexWrites: 500, connections: 1_000_000 } as const;

/** Proposals that one moderator decides in a minute while doing nothing else. */
export const decidedPerMinute = ({ accepted, perCall }: Load): number =>
  60 / ((accepted / perCall) * callSeconds + (1 - accepted) * rejectSeconds);

export function strainsOf(load: Load): readonly Strain[] {
  const { perSecond } = amountsOf(load);
  const { applied, proposals, calls } = perSecond;
  const decided = 2 * proposals;
  const { 'seconds/applyWikiDelta': call = 0 } = applyBill(load.perCall);
  const strains: readonly Strain[] = [
    {
      what: 'writes of `lease/applyWikiDelta`: made and deleted by each call',
      load: 2 * calls,
      unit: 'a second',
      holds: firestore.documentWrites,
      shows: 'a decision is "Being sent" for longer, up to 20 s; then calls go on without the lease',
    },
    {
      what: 'moderators, each busy all the time',
      load: load.proposalsPerMinute / decidedPerMinute(load),
      unit: 'people',
      holds: load.moderators,
      shows: 'proposals stay "Pending"; the queue says how many wait',
    },
    {
      what: 'time of `applyWikiDelta`, one call at a time',
      load: calls * call,
      unit: 's a second',
      holds: 1,
      shows:
        'the same as with its lease; beyond 60 s a call answers what it has done, and the device asks again',
    },
    {
      what: 'time of `deltaWritten`, one instance with one processor',
      load: decided * functionSeconds.deltaWritten,
      unit: 's a second',
      holds: 1,
      shows: 'counts of open proposals, notices and news come later; nothing is lost',
    },
    {
      what: 'writes of the match that is being fought',
      load: applied * load.hottest,
      unit: 'a second',
      holds: firestore.documentWrites,
      shows: 'decisions about it are tried again, and take some seconds',
    },
    {
      what: 'proposals of one editor',
      load: load.proposalsPerMinute / load.editors,
      unit: 'a minute',
      holds: quotaLimits.writes,
      shows: '"Changes came faster than is allowed": the rest waits on the device and is sent by itself',
    },
    {
      what: 'writes in the order of `updatedAt` of matches',
      load: applied,
      unit: 'a second',
      holds: firestore.indexWrites,
      shows: 'all writes take longer',
    },
    {
      what: 'connections to the database',
      load: load.readers + load.editors + load.moderators,
      unit: '',
      holds: firestore.connections,
      shows: 'pages show what was published, without what is new',
    },
  ];
  return strains.toSorted((a, b) => b.load / b.holds - a.load / a.holds);
}

export function queueWith(load: Load, moderators: number) {
  const each = decidedPerMinute(load);
  const decided = Math.min(load.proposalsPerMinute, moderators * each);
  const growth = load.proposalsPerMinute - decided;
  const perEditor = growth / load.editors;
  return {
    decided,
    growth,
    waiting: growth * load.hours * 60,
    /** Minutes until an author reaches the limit of open proposals; `undefined` if that is after the end. */
    fullAfter: perEditor * load.hours * 60 < quotaLimits.open ? undefined : quotaLimits.open / perEditor,
  };
}
