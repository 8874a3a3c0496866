import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Json } from '@/lib/json';
import { getPath, setPaths, type PathEdit } from '@/lib/path';
import type { ActAsked } from '@/model/acts/acts';
import { causeOf } from '@/model/cause';
import { userId } from '@/model/ids';
import { outcomeOfEnd, sides, type Side } from '@/model/scoring/end';
import { matchState } from '@/model/scoring/matchState';
import { roundsText } from '@/model/scoring/rounds';
import { isLive } from '../../base/documents';
import { withLease } from '../../base/lease';
import { recordTarget } from '../../base/names';
import { hasOtherModerator } from '../../calls/otherModerator';
import { applyDeltas } from '../apply/applyDeltas';
import { readInterests } from '../apply/interest';
import {
  conflict,
  done,
  entryOf,
  type Act,
  type ActResult,
  type HandlerServices,
  type Handler,
} from '../acts/act';
import { openEntry, type Step } from '../acts/oneStep';
import { confirmationId } from './confirmationId';
import { invitationOf } from './invitations';
import {
  isAsScored,
  liveOf,
  readScores,
  scoresOf,
  standingEntries,
  writeLive,
  type StoredEntry,
  type StoredScores,
} from './storedScores';

/** Matches of one act: each has two writes, and one transaction writes at most 400 documents. */
const mostMatches = 150;

/**
 * Makes the results of matches that scorers have ended part of the records: one applied delta for each match, all in
 * one bundle, so that a moderator can revert them as one. What cannot be applied, for example because somebody has
 * entered another result meanwhile, stays as a proposal in the queue.
 */
export const confirmCard: Handler<'confirmCard'> = async (services, act, asked) => {
  const { db, transact, hasTime, now } = services;
  const ended = await openEntry(services, act, asked, (tx) => plan(tx, services, act, asked));
  const entry = entryOf(db, act.id);
  if (ended !== undefined)
    return ended.outcome === 'done' ? { ...done, ...countsIn(await entry.get()) } : ended;
  const matches = (await entry.get()).get('matches') as readonly string[];
  const applying = { db, transact, hasTime, now, sports: await services.knownSports(), log: () => undefined };
  const wanted = {
    deltaIds: matches.map((id) => confirmationId(act.id, id)),
    interests: await readInterests(db, act.by),
    confirms: true,
  };
  const results = await withLease(db, 'applyWikiDelta', () => applyDeltas(applying, wanted, userId(act.by)));
  const applied = results.filter(({ outcome }) => outcome === 'applied' || outcome === 'already-applied');
  await transact(async (tx) => {
    const live = await tx.get(liveOf(db, asked.eventId));
    writeLive(
      tx,
      live,
      matches.map((id) => [id, undefined]),
    );
    tx.update(entry, { done: true, records: applied.length, proposals: results.length - applied.length });
  });
  return { ...done, ...countsIn(await entry.get()) };
};

const countsIn = (entry: DocumentSnapshot) => ({
  stored: Number(entry.get('records') ?? 0),
  queued: Number(entry.get('proposals') ?? 0),
});

type Transaction = Parameters<Parameters<HandlerServices['transact']>[0]>[0];

async function plan(
  tx: Transaction,
  { db }: HandlerServices,
  act: Act,
  { eventId, revision, phone }: ActAsked<'confirmCard'>,
): Promise<Step | ActResult> {
  const [event, live] = await tx.getAll(db.collection('event').doc(eventId), liveOf(db, eventId));
  if (!isLive(event)) return conflict(`event/${eventId} does not exist`);
  if (live?.get('revision') !== revision)
    return conflict(`event/${eventId} was scored meanwhile`, causeOf('scoredMeanwhile'));
  const shown = live.get('matches') as Readonly<
    Record<string, { readonly end?: string; readonly held?: true }>
  >;
  const endedIds = Object.keys(shown)
    .filter((id) => shown[id]?.end !== undefined && shown[id]?.held !== true)
    .sort()
    .slice(0, mostMatches);
  if (endedIds.length === 0)
    return conflict(`event/${eventId} has no ended match to confirm`, causeOf('nothingEnded'));
  const allScores = await tx.getAll(...endedIds.map((id) => scoresOf(db).doc(id)));
  const allMatches = await tx.getAll(...endedIds.map((id) => db.collection('match').doc(id)));
  // Entries name sides, so the result of a match whose players have changed would be somebody else's.
  const kept = endedIds.flatMap((id, at) => {
    const [stored, match] = [allScores[at], allMatches[at]];
    if (!stored || !match) throw new Error(`Expected an answer for match/${id}, found none`);
    const known = readScores(stored);
    return isAsScored(match, eventId, known) ? [{ id, stored, match, known }] : [];
  });
  if (kept.length === 0)
    return conflict(`event/${eventId} has other players than were scored`, causeOf('scoredOthers'));
  const ids = kept.map(({ id }) => id);
  const read = kept.map(({ known }) => known);
  if (
    hasScored(read.flatMap(standingEntries), act.by, phone) &&
    (await hasOtherModerator(tx, { db, moderator: act.by }))
  )
    return conflict(
      `event/${eventId} was scored by you: another moderator confirms it`,
      causeOf('ownScores'),
    );
  const inviters = await invitersOf(tx, db, read);
  const names = await namesOf(tx, db, read);
  return {
    target: recordTarget('event', event),
    rest: { matches: ids },
    write: () =>
      kept.forEach(({ id, stored, known, match }) => {
        tx.update(stored.ref, { confirmed: act.id, reopened: FieldValue.delete() });
        tx.create(db.collection('delta').doc(confirmationId(act.id, id)), {
          ...proposalOf(match, known, names),
          author: authorOf(known, inviters) ?? act.by,
          timestamp: FieldValue.serverTimestamp(),
          status: 'new',
          bundle: act.id,
        });
      }),
  };
}

/**
 * Whether a moderator has entered something: signed in, or by any link on a device on which they have entered
 * something signed in or now confirm.
 */
function hasScored(entries: readonly StoredEntry[], moderator: string, phone: string | undefined): boolean {
  const own = new Set(entries.flatMap((entry) => (entry.uid === moderator ? [entry.phone] : [])));
  return entries.some((entry) => own.has(entry.phone) || entry.phone === phone);
}

async function invitersOf(
  tx: Transaction,
  db: Firestore,
  scores: readonly StoredScores[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(scores.flatMap(standingEntries).flatMap(({ invitation }) => invitation ?? []));
  if (ids.size === 0) return new Map();
  const stored = await tx.getAll(...[...ids].map((id) => invitationOf(db, id)));
  return new Map(stored.map((each) => [each.id, String(each.get('by'))]));
}

/** Names of the players who came instead of others. */
async function namesOf(
  tx: Transaction,
  db: Firestore,
  scores: readonly StoredScores[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(scores.flatMap((each) => Object.values(matchState(standingEntries(each)).substitutes)));
  if (ids.size === 0) return new Map();
  const players = await tx.getAll(...[...ids].map((id) => db.collection('player').doc(id)));
  return new Map(players.map((player) => [player.id, String(player.get('name'))]));
}

function authorOf(scores: StoredScores, inviters: ReadonlyMap<string, string>): string | undefined {
  const last = standingEntries(scores).at(-1);
  return last?.uid ?? inviters.get(last?.invitation ?? '');
}

function proposalOf(match: DocumentSnapshot, scores: StoredScores, names: ReadonlyMap<string, string>) {
  const state = matchState(standingEntries(scores));
  const { end, score, winner, substitutes, weights, order } = state;
  const told = roundsText(state);
  const perSide = (of: (side: Side) => readonly PathEdit[]) => sides.flatMap(of);
  const facts: readonly PathEdit[] = [
    ...perSide((side) => {
      const id = substitutes[side];
      return id === undefined
        ? []
        : [
            { path: `${side}.id`, value: id },
            { path: `${side}.name`, value: names.get(id) ?? null },
          ];
    }),
    ...perSide((side) => {
      const value = weights[side];
      return value === undefined ? [] : [{ path: `${side}.weight`, value }];
    }),
    ...(order === undefined ? [] : [{ path: 'order', value: order }]),
  ];
  const result: readonly PathEdit[] = [
    ...(end?.how === 'noShow' ? [] : perSide((side) => [{ path: `${side}.score`, value: score[side] }])),
    { path: 'outcome', value: winner === undefined ? 'draw' : outcomeOfEnd[end?.how ?? 'finished'] },
    ...(end?.how !== 'finished' && winner ? [{ path: 'winner', value: winner }] : []),
  ];
  const seen = (base: Json, { path }: PathEdit) => withPath(base, path, getPath(match.data(), path));
  return {
    ...{ collection: 'match', docId: match.id, field: '' },
    value: setPaths({}, [...facts, ...result]),
    // The scorer saw a match without a result: one that it has by now is somebody else's work.
    base: result.reduce((base, { path }) => withPath(base, path, null), facts.reduce<Json>(seen, {})),
    ...(told !== undefined && { rounds: told }),
  };
}

function withPath(base: Json, path: string, value: unknown): Json {
  const [first = '', second] = path.split('.');
  const all = base as Readonly<Record<string, Json>>;
  const at = (value ?? null) as Json;
  return { ...all, [first]: second === undefined ? at : { ...(all[first] as object), [second]: at } };
}
