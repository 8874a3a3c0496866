import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { dequal } from 'dequal';
import { saysNameInId, saysNameInSlug, type Person } from './person';
import { isAbout, isWithheldAlready, withheldPlayer, withheldProposal } from './withheldDocuments';
import { finderFor, withMovedIds, withoutPerson } from './withoutPerson';

/** The changed document; `remove` to delete it; the same object if it does not name the person. */
type Next = DocumentData | 'remove';

type Judge = (doc: Pick<DocumentSnapshot, 'id' | 'ref'>, data: DocumentData, person: Person) => Next;

type Stored = Readonly<Record<string, unknown>>;

export interface Place {
  readonly name: string;
  readonly all: (db: Firestore) => Query;
  readonly judge: Judge;
  readonly isOfRecords?: true;
}

const written: Judge = ({ ref: { path } }, data, person) =>
  withoutPerson(data, person, finderFor(path, data, person)) as DocumentData;

const player: Judge = (doc, data, person) => {
  if (!person.players.has(doc.id)) return namesake(doc, data, person);
  return isWithheldAlready(data) ? data : withheldPlayer(data);
};

/** Other players with the same name keep it: the admin has said which pages belong to the person. */
const namesake: Judge = (doc, data, person) => {
  const { name, formerNames, aliases, spellings, slug: own, ...rest }: Stored = data;
  const next = written(doc, rest, person);
  if (next === rest || next === 'remove') return data;
  const names = Object.entries({ name, formerNames, aliases, spellings, slug: own }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(names), ...next };
};

/** A proposal that was not applied is deleted. One being applied is finished first, without its values. */
const proposal: Judge = (doc, data, person) => {
  if (!isAbout(data, doc.id, person)) return written(doc, data, person);
  return data['status'] === 'applied' || data['applying'] !== undefined
    ? sameOr(data, withheldProposal(data))
    : 'remove';
};

/** An act's entry can restore deleted documents, so clean those too. */
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
  if (of === 'player')
    return person.players.has(String(id))
      ? sameOr(before, withheldPlayer(before))
      : namesake(doc, before, person);
  return written(doc, before, person);
}

const sameOr = (data: DocumentData, next: DocumentData): DocumentData => (dequal(next, data) ? data : next);

/** Visitors choose the ids of reports, so one that says the name goes, whatever it is about. */
const report: Judge = (doc, data, person) =>
  isAbout(data, undefined, person) || saysNameInId(doc.id, person.inIds)
    ? 'remove'
    : written(doc, data, person);

/** Without its document a slug leads nowhere. Other players with the same name keep theirs. */
const slug: Judge = ({ id }, data, person) => {
  const isTheirs =
    data['collection'] === 'player' ? person.players.has(String(data['id'])) : saysNameInSlug(id, person);
  return isTheirs ? 'remove' : data;
};

/** An account's texts about itself stay; only followed ids change. */
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

export const idsAloneIn = (name: string): Place => collection(name, idsAlone);

/**
 * Every place where a player's name can occur, most read first. Texts have no index, so each place is read
 * entirely.
 */
export const places: readonly Place[] = [
  collection('player', player, { isOfRecords: true }),
  collection('match', written, { isOfRecords: true }),
  collection('event', written, { isOfRecords: true }),
  collection('slug', slug),
  collection('delta', proposal),
  collection('publicLog', written),
  collection('actLog', act),
  collection('report', report),
  collection('personRequest', report),
  group('news', written),
  group('pick', idsAlone),
  collection('scores', idsAlone),
  collection('live', idsAlone),
  collection('scorer', written),
  collection('crowd', idsAlone),
  collection('audit', written),
  group('act', written),
  collection('mail', written),
  collection('user', idsAlone),
];

export function changeOf(
  { judge, isOfRecords }: Place,
  doc: Pick<DocumentSnapshot, 'id' | 'ref'>,
  data: DocumentData,
  person: Person,
): Next | undefined {
  // Made from an object, so it is one. Replace ids first, because an old id contains the name.
  const next = judge(doc, withMovedIds(data, person.moved) as DocumentData, person);
  if (next === 'remove') return next;
  if (next === data) return undefined;
  // Devices hold nothing of a deleted record.
  return isOfRecords && next['deleted'] !== true
    ? { ...next, updatedAt: FieldValue.serverTimestamp() }
    : next;
}
