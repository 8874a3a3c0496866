import type { Auth } from 'firebase-admin/auth';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import { digestOf, type DigestRhythm } from '@/model/news/digest';
import { readableNews } from '@/model/parsing/parseNews';
import { namesOfAccounts } from '../../base/profiles';
import { pagesOf } from '../../base/pages';
import { isLostRace } from '../../base/storeErrors';
import { millis } from '../../base/documents';
import { digestMail } from './digestMail';

export interface DigestServices {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  readonly now: () => number;
  readonly hasTime: () => boolean;
  readonly origin: string;
  /** Accounts per page. Auth looks up 100 at a time. */
  readonly pageSize?: number;
}

export interface Digested {
  readonly mails: number;
  readonly complete: boolean;
}

const mostNews = 30;

/** News written right now may have a slightly earlier time. They go into the next digest. */
const settledMs = 60_000;

/** The rhythms due today in Japan, where the schedule's morning is. */
const rhythmsOf = (now: number): readonly DigestRhythm[] => {
  const japan = new Date(now + 9 * 60 * 60_000);
  return japan.getUTCDay() === 1 ? ['daily', 'weekly'] : ['daily'];
};

const dayOf = (now: number): string => new Date(now + 9 * 60 * 60_000).toISOString().slice(0, 10);

/**
 * Mails unread news to each account whose rhythm is due and whose address is verified. One batch writes the
 * mail, under an id of account and day, and the time up to which its news reach. So a repeated or interrupted
 * run mails nobody twice, and no news is in two mails.
 */
export async function sendDigests(services: DigestServices): Promise<Digested> {
  const { db, now, hasTime, pageSize = 100 } = services;
  const start = now();
  let mails = 0;
  for (const rhythm of rhythmsOf(start)) {
    const wanted = db.collection('user').where('digest', '==', rhythm).orderBy(FieldPath.documentId());
    for await (const docs of pagesOf(wanted, pageSize)) {
      if (!hasTime()) return { mails, complete: false };
      mails += await writePage(services, docs, start);
    }
  }
  return { mails, complete: true };
}

async function writePage(
  services: DigestServices,
  docs: readonly QueryDocumentSnapshot[],
  start: number,
): Promise<number> {
  if (docs.length === 0) return 0;
  const { users } = await services.auth.getUsers(docs.map(({ id: uid }) => ({ uid })));
  const addresses = new Map(
    users.flatMap(({ uid, email, emailVerified, disabled }) =>
      email && emailVerified && !disabled ? [[uid, email]] : [],
    ),
  );
  const written = await Promise.all(
    docs.map(async (user) => {
      const to = addresses.get(user.id);
      return to !== undefined && writeOne(services, user, to, start);
    }),
  );
  return written.filter(Boolean).length;
}

async function writeOne(
  { db, origin }: DigestServices,
  user: QueryDocumentSnapshot,
  to: string,
  start: number,
): Promise<boolean> {
  const until = Timestamp.fromMillis(start - settledMs);
  const { news, isCut } = await unread(user, until);
  if (news.length === 0) return false;
  const names = await namesOfAccounts(
    db,
    news.flatMap((one) => ('by' in one ? [one.by] : [])),
  );
  const { language } = digestOf(user.data());
  const mail = digestMail({ to, language, news, isCut, names, origin });
  const batch = db.batch();
  batch.create(db.doc(`mail/digest-${user.id}-${dayOf(start)}`), {
    ...mail,
    at: FieldValue.serverTimestamp(),
  });
  // The batch fails if the account was deleted meanwhile, so it gets no mail.
  batch.update(user.ref, { digested: until });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isLostRace(error)) return false;
    throw error;
  }
}

async function unread(user: QueryDocumentSnapshot, until: Timestamp) {
  const since = Math.max((millis(user.get('newsSeen')) ?? -1) + 1, millis(user.get('digested')) ?? 0);
  const { docs } = await user.ref
    .collection('news')
    .where('at', '>=', Timestamp.fromMillis(since))
    .where('at', '<', until)
    .orderBy('at', 'desc')
    .limit(mostNews + 1)
    .get();
  const news = readableNews(docs.slice(0, mostNews).map((doc) => plainDoc(doc, Timestamp)));
  return { news, isCut: docs.length > mostNews };
}
