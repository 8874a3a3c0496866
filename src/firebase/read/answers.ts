import {
  collection,
  doc,
  getDocFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  type QueryConstraint,
  startAfter,
} from 'firebase/firestore';
import type { AnswerTo, Question, QuestionKind, PublicLogPage, Questions } from '@/backend/questions';
import { plainData } from '@/lib/plainData';
import { mostModeratorsAsked } from '@/model/accounts/interests';
import { mergeWatches } from '@/model/news/watches';
import { readWatches, storedWatches } from '@/model/parsing/readWatches';
import { parseCrowd } from '@/model/picks/crowd';
import { parsePick } from '@/model/picks/parsePick';
import { picksAtOnce } from '@/model/picks/pick';
import { parsePickTable, parseTablePart, partOf } from '@/model/picks/table';
import { parseEarnedTrust } from '@/model/trust/parseTrust';
import { readSite } from '@/model/parsing/parseSite';
import { readTrustSettings } from '@/model/trust/trustSettings';
import { createHttpCopies } from '@/sync/httpCopies';
import { calledAnswers, type Calling } from './calledAnswers';
import { collectionOf, documentOf } from '../collections';
import type { Services } from '../write/commit';
import { toBackendError } from '../errors';
import { lookAt, lookAway } from '../write/reviews';
import { transact } from '../write/transact';
import { figureDays } from '@/model/operating/figures';
import { parseFigures } from '@/model/parsing/parseFigures';
import { limits } from '@/model/schema/limits';
import { readDocs, readPlainDoc } from './mappers';
import { parsePublicLogEntry } from '@/model/acts/parseLogEntry';
import { kindsOfGroup, publicLogPage } from '@/model/acts/publicLog';

type Asking = Pick<Services, 'auth' | 'db'> & Calling;

type Answers = {
  readonly [K in QuestionKind]: (asking: Asking, question: Question<K>) => Promise<AnswerTo<K>>;
};

const published = createHttpCopies('/data/');

export const answers: Answers = {
  ...calledAnswers,
  countWaiting: ({ db }) => countWaiting(db),
  crowd: async ({ db }, { event }) => {
    const read = parseCrowd(await readFresh(db, 'crowd', event));
    return read.ok ? read.value : [];
  },
  duplicates: () => published.duplicates(),
  figures: ({ db }) => readFigures(db),
  hasOtherModerator: async ({ db }, { uid }) => {
    return (await otherModerators(db, uid, 2)).length > 0;
  },
  interestsOfOthers: async ({ db }, { uid }) => {
    const others = await otherModerators(db, uid, mostModeratorsAsked);
    return Promise.all(
      others.map(async (other) => {
        const { interests = [] } = parseEarnedTrust(await readFresh(db, 'trust', other));
        return { uid: other, interests };
      }),
    );
  },
  lookAt: ({ db, auth }, { id }) => lookAt(db, auth.currentUser?.uid, id),
  lookAway: ({ db }, { id }) => lookAway(db, id),
  markSeen: ({ db }, { uid, at }) =>
    updateDoc(documentOf(db, 'user', uid), { newsSeen: Timestamp.fromMillis(at) }).catch((error: unknown) => {
      // The rules refuse to go back. Then a later time is already stored.
      if (toBackendError(error).code !== 'permission-denied') throw error;
    }),
  ownPicks: async ({ db }, { uid }) => {
    const own = collection(documentOf(db, 'user', uid), 'pick');
    const { docs } = await getDocs(query(own, orderBy('at', 'desc'), limit(picksAtOnce)));
    const picks = docs.flatMap((pick) => {
      const read = parsePick(plainData(pick.data(), Timestamp));
      return read.ok && read.value.player !== '' ? [read.value] : [];
    });
    return { picks, isCut: docs.length === picksAtOnce };
  },
  pickRow: async ({ db }, { id, uid, parts }) => {
    const part = doc(documentOf(db, 'pickTable', id), 'part', String(partOf(uid, parts)));
    const read = parseTablePart((await getDocFromServer(part)).data());
    const earned = read.ok ? read.value.get(uid) : undefined;
    return earned ? { earned } : {};
  },
  pickTable: async ({ db }, { id }) => {
    const read = parsePickTable(await readFresh(db, 'pickTable', id));
    return read.ok ? { table: read.value } : {};
  },
  publicLog: ({ db }, question) => readPublicLog(db, question),
  queueCount: () => published.queue(),
  saveWatches: ({ db }, { uid, watches }) => {
    const account = documentOf(db, 'user', uid);
    return transact(db, async (transaction) => {
      const there = readWatches((await transaction.get(account)).get('follows'));
      const together = mergeWatches(there, watches);
      if (together !== there) transaction.update(account, { follows: storedWatches(together) });
    });
  },
  site: () => published.site(),
  siteSettings: async ({ db }) => readSite(await readFresh(db, 'setting', 'site')),
  status: () => published.status(),
  trustOf: async ({ db }, { uid }) => parseEarnedTrust(await readFresh(db, 'trust', uid)),
  trustSettings: async ({ db }) => readTrustSettings(await readFresh(db, 'setting', 'trust')),
};

async function otherModerators(db: Firestore, uid: string, most: number): Promise<readonly string[]> {
  const moderators = query(collectionOf(db, 'role'), where('moderator', '==', true), limit(most));
  return (await getDocs(moderators)).docs.map(({ id }) => id).filter((id) => id !== uid);
}

async function readFresh(
  db: Firestore,
  name: 'crowd' | 'pickTable' | 'setting' | 'trust',
  id: string,
): Promise<unknown> {
  const stored = await getDocFromServer(documentOf(db, name, id));
  return plainData(stored.data(), Timestamp);
}

export async function readFigures(db: Firestore): Promise<AnswerTo<'figures'>> {
  const [{ docs }, waiting] = await Promise.all([
    getDocsFromServer(query(collectionOf(db, 'figures'), orderBy('day', 'desc'), limit(figureDays))),
    countWaiting(db),
  ]);
  return { days: readDocs(docs.map(readPlainDoc), parseFigures), waiting };
}

/** The number of open proposals. The rules limit one count, so larger numbers are split by time. */
export async function countWaiting(db: Firestore, most: number = limits.queue): Promise<number> {
  const countOf = async (...within: readonly QueryConstraint[]): Promise<number> => {
    const open = query(collectionOf(db, 'delta'), where('status', '==', 'new'), ...within, limit(most));
    return (await getCountFromServer(open)).data().count;
  };
  const countBetween = async (from: number, to: number): Promise<number> => {
    const [since, until] = [Timestamp.fromMillis(from), Timestamp.fromMillis(to)];
    const count = await countOf(
      where('timestamp', '>=', since),
      where('timestamp', '<', until),
      orderBy('timestamp'),
    );
    if (count < most || to - from <= 1) return count;
    const middle = Math.floor((from + to) / 2);
    return (await countBetween(from, middle)) + (await countBetween(middle, to));
  };
  const count = await countOf();
  return count < most ? count : countBetween(0, Date.now() + dayMs);
}

const dayMs = 24 * 3_600_000;

async function readPublicLog(
  db: Firestore,
  { group, after }: Questions['publicLog']['asked'],
): Promise<PublicLogPage> {
  const { docs } = await getDocsFromServer(
    query(
      collectionOf(db, 'publicLog'),
      ...(group === undefined ? [] : [where('kind', 'in', [...kindsOfGroup(group)])]),
      orderBy('at', 'desc'),
      ...(after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]),
      limit(publicLogPage),
    ),
  );
  const at: unknown = docs.at(-1)?.get('at');
  const goesOn = docs.length === publicLogPage && at instanceof Timestamp;
  return {
    entries: readDocs(docs.map(readPlainDoc), parsePublicLogEntry),
    ...(goesOn && { next: { seconds: at.seconds, nanoseconds: at.nanoseconds } }),
  };
}
