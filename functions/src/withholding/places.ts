import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { dequal } from 'dequal';
import type { Person } from './person';
import { isAbout, isWithheldAlready, withheldPlayer, withheldProposal } from './withheldDocuments';
import { finderFor, withMovedIds, withoutPerson } from './withoutPerson';

/** A document as it has to be; `remove` where nothing of it may stay, the same object where it names the person nowhere. */
type Next = DocumentData | 'remove';

type Judge = (doc: Pick<DocumentSnapshot, 'id' | 'ref'>, data: DocumentData, person: Person) => Next;

type Stored = Readonly<Record<string, unknown>>;

/** One place where documents may name the person, and what becomes of one of them. */
export interface Place {
  /** The collection, or the group of those below others. */
  readonly name: string;
  readonly all: (db: Firestore) => Query;
  readonly judge: Judge;
  /** Documents are records, which devices are sent again where they change. */
  readonly isOfRecords?: true;
}

/** Everything that is written in a document: its texts, and names beside ids. */
const written: Judge = ({ ref: { path } }, data, person) =>
  // It was made of an object, so it is one.
  withoutPerson(data, person, finderFor(path, data, person)) as DocumentData;

/** Other players keep their names, though somebody may be called alike: which page is whose, an admin has said. */
const player: Judge = (doc, data, person) => {
  if (person.players.has(doc.id)) return isWithheldAlready(data) ? data : withheldPlayer(data);
  const { name, formerNames, aliases, ...rest }: Stored = data;
  const next = written(doc, rest, person);
  if (next === rest || next === 'remove') return data;
  const names = Object.entries({ name, formerNames, aliases }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(names), ...next };
};

/** One that nobody applied says nothing that stays. What is being applied is finished first, without its values. */
const proposal: Judge = (doc, data, person) => {
  if (!isAbout(data, doc.id, person)) return written(doc, data, person);
  return data['status'] === 'applied' || data['applying'] !== undefined
    ? sameOr(data, withheldProposal(data))
    : 'remove';
};

/** Documents that an act has deleted may be brought back from its entry. */
const act: Judge = (doc, data, person) => {
  const { before, ...rest }: Stored = data;
  const next = written(doc, rest, person);
  const keeps = isPlainBefore(before) ? beforeOf(doc, data, before, person) : before;
  if (next === rest && keeps === before) return data;
  return { ...(next as DocumentData), ...(keeps !== undefined && { before: keeps }) };
};

const isPlainBefore = (before: unknown): before is DocumentData =>
  typeof before === 'object' && before !== null;

function beforeOf(
  doc: Pick<DocumentSnapshot, 'id' | 'ref'>,
  { target }: DocumentData,
  before: DocumentData,
  person: Person,
): Next {
  const { collection: of, id } = (target ?? {}) as DocumentData;
  if (of === 'delta' && isAbout(before, String(id), person)) return sameOr(before, withheldProposal(before));
  if (of === 'player' && person.players.has(String(id))) return sameOr(before, withheldPlayer(before));
  return written(doc, before, person);
}

const sameOr = (data: DocumentData, next: DocumentData): DocumentData => (dequal(next, data) ? data : next);

/** Reports and requests about a page have nothing left that they are about. */
const report: Judge = (doc, data, person) =>
  isAbout(data, undefined, person) ? 'remove' : written(doc, data, person);

/** Words of an account about itself stay as it is, but for the ids of what it follows. */
const idsAlone: Judge = (_, data) => data;

const collection = (name: string, judge: Judge, rest: Pick<Place, 'isOfRecords'> = {}): Place => ({
  name,
  all: (db) => db.collection(name),
  judge,
  ...rest,
});
const group = (name: string, judge: Judge): Place => ({
  name,
  all: (db) => db.collectionGroup(name),
  judge,
});

/** A collection in which nothing names a player but ids. */
export const idsAloneIn = (name: string): Place => collection(name, idsAlone);

/**
 * Every place in which the name of a player can stand, in the order in which they are gone through: what most people read comes
 * first. Texts have no index, so each is read whole.
 */
export const places: readonly Place[] = [
  collection('player', player, { isOfRecords: true }),
  collection('match', written, { isOfRecords: true }),
  collection('event', written, { isOfRecords: true }),
  collection('delta', proposal),
  collection('publicLog', written),
  collection('actLog', act),
  collection('report', report),
  collection('personRequest', report),
  group('news', written),
  collection('audit', written),
  group('act', written),
  collection('mail', written),
  collection('user', idsAlone),
];

/** The document as it is to be written, `undefined` where it may stay as it is. */
export function changeOf(
  { judge, isOfRecords }: Place,
  doc: Pick<DocumentSnapshot, 'id' | 'ref'>,
  data: DocumentData,
  person: Person,
): Next | undefined {
  // It is made of an object, so it is one. First, since such an id says the name.
  const next = judge(doc, withMovedIds(data, person.moved) as DocumentData, person);
  if (next === 'remove') return next;
  if (next === data) return undefined;
  // Of a record that was deleted devices have nothing.
  return isOfRecords && next['deleted'] !== true
    ? { ...next, updatedAt: FieldValue.serverTimestamp() }
    : next;
}
