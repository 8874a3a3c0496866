import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { isJsonObject } from '@/lib/json';
import { limits } from '@/model/schema/limits';

export interface ExportPart {
  readonly name: string;
  /** A query, or the path of one document. */
  readonly from: (db: Firestore, uid: string) => Query | string;
  /** Selects the fields about the account; all if omitted. Returns `undefined` for a document without any. */
  readonly only?: (data: DocumentData, uid: string) => DocumentData | undefined;
}

const document = (name: string, path: (uid: string) => string): ExportPart => ({
  name,
  from: (_db, uid) => path(uid),
});

const named = (name: string, collection: string, field: string, only?: ExportPart['only']): ExportPart => ({
  name,
  from: (db, uid) => db.collection(collection).where(field, '==', uid),
  ...(only && { only }),
});

const below = (name: string, path: (uid: string) => string): ExportPart => ({
  name,
  from: (db, uid) => db.collection(path(uid)),
});

const fields =
  (...keys: readonly string[]) =>
  (data: DocumentData): DocumentData =>
    Object.fromEntries(keys.flatMap((key) => (key in data ? [[key, data[key] as unknown] as const] : [])));

const ownEntries = (thread: unknown, uid: string): readonly (readonly [string, unknown])[] =>
  isJsonObject(thread)
    ? Object.entries(thread).filter(([, reply]) => isJsonObject(reply) && reply['by'] === uid)
    : [];

const entriesBy = (entries: unknown, uid: string): readonly (readonly [string, unknown])[] =>
  isJsonObject(entries)
    ? Object.entries(entries).filter(([, entry]) => isJsonObject(entry) && entry['uid'] === uid)
    : [];

/**
 * The account's replies to someone else's proposal. Several queries find the same proposal, but only the
 * first reply's query exports them.
 */
function ownReplies(data: DocumentData, uid: string, number: number): DocumentData | undefined {
  const own = ownEntries(data['thread'], uid);
  const first = Math.min(...own.map(([key]) => Number(key)));
  if (data['author'] === uid || first !== number) return undefined;
  return { ...fields('collection', 'docId')(data), thread: Object.fromEntries(own) };
}

const decision = fields('collection', 'docId', 'field', 'status', 'decidedAt', 'reason');
const act = fields('kind', 'target', 'at', 'records', 'proposals', 'done', 'restoredBy', 'role', 'reason');

const ofRole = (data: DocumentData): DocumentData | undefined =>
  data['role'] === undefined ? undefined : fields('kind', 'role', 'target', 'at')(data);

/**
 * Everything stored under an account, in export order. `docs/privacy.md` lists and explains the exceptions;
 * `test/functions/accounts/ownAccount` checks that nothing else is left out.
 */
export const exportParts: readonly ExportPart[] = [
  document('account', (uid) => `user/${uid}`),
  document('profile', (uid) => `profile/${uid}`),
  document('role', (uid) => `role/${uid}`),
  document('quota', (uid) => `quota/${uid}`),
  document('pace', (uid) => `pace/${uid}`),
  document('trust', (uid) => `trust/${uid}`),
  { ...document('ban', (uid) => `ban/${uid}`), only: fields('at') },
  below('news', (uid) => `user/${uid}/news`),
  below('picks', (uid) => `user/${uid}/pick`),
  below('devices', (uid) => `user/${uid}/token`),
  // The moderator's name and a report's note are visible to moderators only.
  { ...below('trustActs', (uid) => `trust/${uid}/act`), only: fields('what', 'kinds', 'record', 'at') },
  named('proposals', 'delta', 'author'),
  // Each reply number has its own field and index.
  ...Array.from({ length: limits.replies }, (_, number) =>
    named('replies', 'delta', `thread.${number}.by`, (data, uid) => ownReplies(data, uid, number)),
  ),
  named('decisions', 'delta', 'decidedBy', decision),
  named('reverted', 'delta', 'reverted.by', fields('collection', 'docId', 'field', 'reverted')),
  named('waits', 'delta', 'waits.by', fields('collection', 'docId', 'field', 'waits')),
  named('events', 'event', 'author.id', fields('name', 'author', 'created')),
  named('players', 'player', 'author.id', fields('name', 'author', 'created')),
  named(
    'reports',
    'report',
    'by',
    fields('collection', 'docId', 'name', 'text', 'source', 'seen', 'at', 'open', 'by'),
  ),
  named('closedReports', 'report', 'closed.by', fields('collection', 'docId', 'closed')),
  named('invitations', 'scorer', 'by'),
  named('organised', 'scorer', 'organiser'),
  {
    name: 'scores',
    from: (db, uid) => db.collection('scores').where('uids', 'array-contains', uid),
    only: (data, uid) => ({
      event: data['event'] as unknown,
      entries: Object.fromEntries(entriesBy(data['entries'], uid)),
    }),
  },
  named('reviews', 'review', 'by'),
  named('notices', 'notification', 'uid'),
  named('acts', 'actLog', 'by', act),
  named('rolesReceived', 'actLog', 'target.id', ofRole),
  named('log', 'publicLog', 'by'),
  named('logged', 'publicLog', 'target.id', fields('kind', 'target', 'role', 'at')),
];
