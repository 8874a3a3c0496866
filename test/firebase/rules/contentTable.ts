import { at, serverTime, type DocFields } from './firestoreValue';
import {
  proposal,
  storedApplied,
  storedDelta,
  storedEvent,
  storedMatch,
  storedPlayer,
  storedRejected,
} from './fixtures';
import { get, list, no, remove, row, set, update, yes, type Docs, type Row } from './table';

export const records: Docs = { 'event/e1': storedEvent, 'match/m1': storedMatch, 'player/p1': storedPlayer };
const tombstone = { deleted: true, updatedAt: serverTime };
const rejection = { status: 'rejected', reason: 'no source', decidedAt: serverTime };

const ofRecords = (['event', 'match', 'player'] as const).flatMap((collection) => {
  const path = `${collection}/${collection[0]}1`;
  const stored = records[path] ?? {};
  // oxfmt-ignore
  return [
    row(`get a record of ${collection}`, [yes, yes, yes], () => records, () => get(path)),
    row(`list records of ${collection}`, [yes, yes, yes], () => records, () => list(collection)),
    row(`create a record of ${collection}`, [no, no, no], () => ({}), () => set(path, stored)),
    row(`overwrite a record of ${collection}`, [no, no, no], () => records, () => set(path, { ...stored, date: '2024-05-02', name: 'X', updatedAt: serverTime })),
    row(`edit a field of a record of ${collection}`, [no, no, no], () => records, () => update(path, { name: 'X', updatedAt: serverTime })),
    row(`delete a record of ${collection} for good`, [no, no, no], () => records, () => remove(path)),
    row(`put a tombstone in a record of ${collection}`, [no, no, no], () => records, () => update(path, tombstone)),
  ];
});

// oxfmt-ignore
const ofEvents = [
  row('approve an event', [no, no, no], () => records, () => update('event/e1', { valid: 1, updatedAt: serverTime })),
];

// oxfmt-ignore
const ofDeltas = [
  row('get an own new delta', [no, yes, yes], (uid) => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, uid) }), () => get('delta/ProposalOfAnEditor01')),
  row('get an own rejected delta', [no, yes, yes], (uid) => ({ 'delta/ProposalOfAnEditor01': storedRejected(uid) }), () => get('delta/ProposalOfAnEditor01')),
  row("get another's new delta", [no, no, yes], () => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') }), () => get('delta/ProposalOfAnEditor01')),
  row("get another's rejected delta", [no, no, yes], () => ({ 'delta/ProposalOfAnEditor01': storedRejected('other') }), () => get('delta/ProposalOfAnEditor01')),
  row("get another's applied delta", [yes, yes, yes], () => ({ 'delta/ProposalOfAnEditor01': storedApplied('other') }), () => get('delta/ProposalOfAnEditor01')),
  row('get a delta that does not exist', [no, yes, yes], () => ({}), () => get('delta/none')),
  row('create a proposal', [no, yes, yes], () => ({}), (uid) => set('delta/ProposalOfAnEditor01', proposal({}, uid))),
  row('overwrite an own new delta', [no, yes, yes], (uid) => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, uid) }), (uid) => set('delta/ProposalOfAnEditor01', proposal({ value: 'Annabel' }, uid))),
  row('overwrite an own rejected delta', [no, no, no], (uid) => ({ 'delta/ProposalOfAnEditor01': storedRejected(uid) }), (uid) => set('delta/ProposalOfAnEditor01', proposal({}, uid))),
  row('overwrite an own applied delta', [no, no, no], (uid) => ({ 'delta/ProposalOfAnEditor01': storedApplied(uid) }), (uid) => set('delta/ProposalOfAnEditor01', proposal({}, uid))),
  row("overwrite another's new delta", [no, no, no], () => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') }), (uid) => set('delta/ProposalOfAnEditor01', proposal({}, uid))),
  row('delete an own new delta', [no, yes, yes], (uid) => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, uid) }), () => remove('delta/ProposalOfAnEditor01')),
  row('delete an own rejected delta', [no, yes, yes], (uid) => ({ 'delta/ProposalOfAnEditor01': storedRejected(uid) }), () => remove('delta/ProposalOfAnEditor01')),
  row('delete an own applied delta', [no, no, no], (uid) => ({ 'delta/ProposalOfAnEditor01': storedApplied(uid) }), () => remove('delta/ProposalOfAnEditor01')),
  row("delete another's new delta", [no, no, no], () => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') }), () => remove('delta/ProposalOfAnEditor01')),
  row("delete another's rejected delta", [no, no, no], () => ({ 'delta/ProposalOfAnEditor01': storedRejected('other') }), () => remove('delta/ProposalOfAnEditor01')),
  row("delete another's applied delta", [no, no, no], () => ({ 'delta/ProposalOfAnEditor01': storedApplied('other') }), () => remove('delta/ProposalOfAnEditor01')),
  row('reject a new delta', [no, no, yes], () => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') }), (uid) => update('delta/ProposalOfAnEditor01', { ...rejection, decidedBy: uid })),
  row('reject an own new delta', [no, no, yes], (uid) => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, uid) }), (uid) => update('delta/ProposalOfAnEditor01', { ...rejection, decidedBy: uid })),
  row('reject an applied delta', [no, no, no], () => ({ 'delta/ProposalOfAnEditor01': storedApplied('other') }), (uid) => update('delta/ProposalOfAnEditor01', { ...rejection, decidedBy: uid })),
  row('reject a rejected delta again', [no, no, no], () => ({ 'delta/ProposalOfAnEditor01': storedRejected('other') }), (uid) => update('delta/ProposalOfAnEditor01', { ...rejection, reason: 'other', decidedBy: uid })),
  row('reject a delta that does not exist', [no, no, no], () => ({}), (uid) => update('delta/ProposalOfAnEditor01', { ...rejection, decidedBy: uid })),
  row('set a delta applied', [no, no, no], (uid) => ({ 'delta/ProposalOfAnEditor01': storedDelta({}, uid) }), (uid) => update('delta/ProposalOfAnEditor01', { status: 'applied', decidedBy: uid, decidedAt: serverTime, reason: 'x' })),
];

const definition: DocFields = { name: 'Table Tennis', choices: [], updatedAt: at(1) };

// oxfmt-ignore
const ofSports = [
  row('get the definition of a sport', [yes, yes, yes], () => ({ 'sport/tt': definition }), () => get('sport/tt')),
  row('list the definitions of sports', [yes, yes, yes], () => ({ 'sport/tt': definition }), () => list('sport')),
  row('list more definitions than there are', [no, no, no], () => ({}), () => ({ kind: 'list', query: { from: 'sport', limit: 51 } })),
  row('define a sport', [no, no, no], () => ({}), () => set('sport/tt', definition)),
  row('redefine a sport', [no, no, no], () => ({ 'sport/tt': definition }), () => update('sport/tt', { name: 'X' })),
  row('delete the definition of a sport', [no, no, no], () => ({ 'sport/tt': definition }), () => remove('sport/tt')),
  row('get the codes of all sports', [no, no, no], () => ({ 'sportCodes/all': { sports: ['tt'] } }), () => get('sportCodes/all')),
  row('write the codes of all sports', [no, no, no], () => ({}), () => set('sportCodes/all', { sports: ['tt'] })),
];

export const contentTable: readonly Row[] = [...ofRecords, ...ofEvents, ...ofDeltas, ...ofSports];
