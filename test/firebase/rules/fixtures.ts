import type { Person } from './emulator';
import { at, serverTime, type DocFields, type DocValue } from './firestoreValue';

export const anonymous: Person = {};
/** Was once a moderator, so the claim exists and is false. */
export const editor: Person = { uid: 'ed', claims: { moderator: false } };
export const stranger: Person = { uid: 'stranger' };
export const moderator: Person = { uid: 'mod', claims: { moderator: true } };

const recorded = { updatedAt: at(1), deleted: false };
const authored = { author: { id: 'someone' }, created: at(1) };

export const storedEvent: DocFields = {
  ...recorded,
  ...authored,
  name: 'East 1',
  date: '2024-05-01',
  sport: { id: 'armw' },
  valid: 0,
};

export const storedMatch: DocFields = {
  ...recorded,
  date: '2024-05-01',
  player1: { id: 'p1', name: 'Ann', score: 3, result: 'W' },
  player2: { id: 'p2', name: 'Bea', score: 1, result: 'L' },
  gender: 'W',
  arm: 'L',
  weight: '75kg',
  order: 0,
  event: { id: 'e1', date: '2024-05-01', sport: { id: 'armw' } },
};

export const storedPlayer: DocFields = { ...recorded, ...authored, name: 'Ann' };

export const newMatch = {
  date: '2024-05-01',
  player1: { id: 'p1', name: 'Ann' },
  player2: { id: 'p2', name: 'Bea' },
  gender: 'W',
  order: 0,
  event: { id: 'e1', date: '2024-05-01', sport: { id: 'armw' } },
};

export const newEvent = { name: 'East 1', date: '2024-05-01', sport: { id: 'armw' } };

export const proposal = (over: DocFields = {}, author = 'ed'): DocFields => ({
  collection: 'player',
  docId: 'p1',
  field: 'name',
  value: 'Anna',
  base: 'Ann',
  author,
  timestamp: serverTime,
  status: 'new',
  ...over,
});

export const newRecord = (collection: string, value: DocValue, author = 'ed'): DocFields =>
  without(proposal({ collection, docId: '', field: '', value }, author), 'base');

export const storedDelta = (over: DocFields = {}, author = 'ed') =>
  proposal({ timestamp: at(1), ...over }, author);

const decided = { decidedBy: 'mod', decidedAt: at(2) };

export const storedRejected = (author?: string) =>
  storedDelta({ ...decided, status: 'rejected', reason: 'no source' }, author);

export const storedApplied = (author?: string) =>
  storedDelta({ ...decided, status: 'applied', before: 'Ann' }, author);

export const without = (fields: DocFields, ...keys: readonly string[]): DocFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
