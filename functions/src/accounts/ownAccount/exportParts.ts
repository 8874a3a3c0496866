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

const document = (name: string, collection: string): ExportPart => ({
  name,
  from: (_db, uid) => `${collection}/${uid}`,
});

const named = (name: string, collection: string, field: string, only?: ExportPart['only']): ExportPart => ({
  name,
  from: (db, uid) => db.collection(collection).where(field, '==', uid),
  ...(only && { only }),
});

const below = (name: string, collection: string, inside: string): ExportPart => ({
  name,
  from: (db, uid) => db.collection(`${collection}/${uid}/${inside}`),
});

const fields =
  (...keys: readonly string[]) =>
  (data: DocumentData): DocumentData =>
    Object.fromEntries(keys.flatMap((key) => (key in data ? [[key, data[key] as unknown] as const] : [])));

const entriesBy = (
  entries: unknown,
  key: 'by' | 'uid',
  uid: string,
): readonly (readonly [string, unknown])[] =>
  isJsonObject(entries)
    ? Object.entries(entries).filter(([, entry]) => isJsonObject(entry) && entry[key] === uid)
    : [];

/**
 * The account's replies to someone else's proposal. Several queries find the same proposal, but only the
 * first reply's query exports them.
 */
function ownReplies(data: DocumentData, uid: string, number: number): DocumentData | undefined {
  const own = entriesBy(data['thread'], 'by', uid);
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
  document('account', 'user'),
  document('profile', 'profile'),
  document('role', 'role'),
  document('quota', 'quota'),
  document('pace', 'pace'),
  document('trust', 'trust'),
  { ...document('ban', 'ban'), only: fields('at') },
  below('news', 'user', 'news'),
  below('picks', 'user', 'pick'),
  below('devices', 'user', 'token'),
  // The moderator's name and a report's note are visible to moderators only.
  { ...below('trustActs', 'trust', 'act'), only: fields('what', 'kinds', 'record', 'at') },
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
      entries: Object.fromEntries(entriesBy(data['entries'], 'uid', uid)),
    }),
  },
  named('reviews', 'review', 'by'),
  named('notices', 'notification', 'uid'),
  named('acts', 'actLog', 'by', act),
  named('rolesReceived', 'actLog', 'target.id', ofRole),
  named('log', 'publicLog', 'by'),
  named('logged', 'publicLog', 'target.id', fields('kind', 'target', 'role', 'at')),
];
