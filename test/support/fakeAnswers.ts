import { BackendError } from '@/backend/errors';
import type { AnswerTo, Question, QuestionKind } from '@/backend/questions';
import { calledAnswers, type Calling } from '@/firebase/read/calledAnswers';
import { mergeWatches } from '@/model/news/watches';
import type { DeltaId } from '@/model/ids';
import { readWatches, storedWatches } from '@/model/parsing/readWatches';
import { isUnderReview } from '@/model/proposals/review';
import { parseEarnedTrust } from '@/model/trust/parseTrust';
import { readSite } from '@/model/parsing/parseSite';
import { readTrustSettings } from '@/model/trust/trustSettings';
import { answerOf } from './fakeScopes';
import type { Account, FakeServer } from './fakeServer';

interface Asking extends Calling {
  readonly server: FakeServer;
  readonly account: () => Account | undefined;
}

type Answers = {
  readonly [K in QuestionKind]: (asking: Asking, question: Question<K>) => Promise<AnswerTo<K>>;
};

/** What functions answer, they answer here too; the reads and writes of the client are repeated on the documents. */
export const fakeAnswers: Answers = {
  ...calledAnswers,
  countWaiting: async ({ server }) =>
    answerOf(server, { kind: 'queue', page: { from: 0, count: Infinity } }).length,
  crowd: async () => [],
  ownPicks: async () => ({ picks: [], isCut: false }),
  pickRow: async () => ({}),
  pickTable: async () => ({}),
  duplicates: notPublished,
  figures: async () => ({ days: [], waiting: 0 }),
  hasOtherModerator: async ({ server, account }, { uid }) => {
    allow(account()?.moderator);
    return server.all('role').some(({ id, moderator }) => moderator === true && id !== uid);
  },
  interestsOfOthers: async ({ server, account }, { uid }) => {
    allow(account()?.moderator);
    const others = server.all('role').filter(({ id, moderator }) => moderator === true && id !== uid);
    return others.map(({ id }) => ({
      uid: id,
      interests: parseEarnedTrust(server.get('trust', id)).interests ?? [],
    }));
  },
  lookAt: async (asking, { id }) => {
    const { server } = asking;
    const { uid, said, isOthers } = reviewOf(asking, id);
    allow(!said || !isOthers || !isUnderReview(said, server.now));
    server.review({ id, by: uid, at: server.tick() });
  },
  lookAway: async (asking, { id }) => {
    const { said, isOthers } = reviewOf(asking, id);
    allow(said && !isOthers);
    asking.server.endReview(id);
  },
  markSeen: async ({ server, account }, { uid, at }) => {
    allow(account()?.uid === uid);
    const stored = server.get('user', uid);
    if (at > Number(stored?.['newsSeen'] ?? 0)) server.put('user', { ...stored, id: uid, newsSeen: at });
  },
  publicLog: async () => ({ entries: [] }),
  queueCount: notPublished,
  saveWatches: async ({ server, account }, { uid, watches }) => {
    allow(account()?.uid === uid);
    const stored = server.get('user', uid);
    const there = readWatches(stored?.['follows']);
    const together = mergeWatches(there, watches);
    if (together !== there) server.put('user', { ...stored, id: uid, follows: storedWatches(together) });
  },
  site: notPublished,
  siteSettings: async ({ server }) => readSite(server.get('setting', 'site')),
  status: notPublished,
  trustOf: async ({ server, account }, { uid }) => {
    const asking = account();
    allow(asking?.uid === uid || asking?.moderator);
    return parseEarnedTrust(server.get('trust', uid));
  },
  trustSettings: async ({ server }) => readTrustSettings(server.get('setting', 'trust')),
};

async function notPublished(): Promise<never> {
  throw new BackendError('not-found', 'Nothing has been published');
}

function allow(may: unknown): asserts may {
  if (!may) throw new BackendError('permission-denied', 'The rules refuse it');
}

function reviewOf({ server, account }: Asking, id: DeltaId) {
  const found = account();
  allow(found?.moderator);
  const said = server.reviews.get(id);
  return { uid: found.uid, said, isOthers: said !== undefined && said.by !== found.uid };
}
