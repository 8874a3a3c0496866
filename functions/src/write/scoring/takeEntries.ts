import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { mostEntries, type ScoreEntry } from '@/model/scoring/scoreEntry';
import { matchState } from '@/model/scoring/matchState';
import type { LiveMatch } from '@/model/scoring/live';
import { openMs, type EntryRefusal, type ScoreAnswer, type ScoreSent } from '@/model/scoring/scorer';
import { isLive } from '../../base/documents';
import {
  entryDoc,
  entryForPhones,
  liveOf,
  liveOfScores,
  playersOf,
  readScores,
  scoresOf,
  standingEntries,
  writeLive,
  type StoredEntry,
} from './storedScores';

const mostPhones = 20;

/** Also while the referees review. */
function hasBegun(entries: readonly ScoreEntry[]): boolean {
  const { rounds, fouls, end } = matchState(entries);
  return rounds.length > 0 || fouls.player1 > 0 || fouls.player2 > 0 || end !== undefined;
}

export interface Scorer {
  readonly uid?: string;
  readonly invitation?: string;
}

/**
 * Stores entries that are new and changes the live document, in one transaction, so that readers never see one
 * without the other. A repeated call does nothing more.
 */
export async function takeEntries(
  tx: Transaction,
  db: Firestore,
  { event, sentAt, entries, open, phone }: ScoreSent,
  { scorer, now }: { readonly scorer: Scorer; readonly now: number },
): Promise<ScoreAnswer> {
  const ids = [...new Set([...entries.map(({ match }) => match), ...(open === undefined ? [] : [open])])];
  const refs = ids.map((id) => scoresOf(db).doc(id));
  const [live, ...stored] = await tx.getAll(
    liveOf(db, event),
    ...refs,
    ...ids.map((id) => db.collection('match').doc(id)),
  );
  if (!live) throw new Error(`Expected an answer for live/${event}, found none`);
  // The clock may have been set back since some of them, whose order must stay.
  const fast = Math.max(0, sentAt - now, ...entries.map(({ at }) => at - now));
  const refused: { id: string; why: EntryRefusal }[] = [];
  const taken: string[] = [];
  const changed: (readonly [string, LiveMatch | undefined])[] = [];
  let answered: readonly ScoreEntry[] = [];
  let shared = false;
  for (const [at, id] of ids.entries()) {
    const [known, match] = [stored[at], stored[ids.length + at]];
    if (!known || !match) throw new Error(`Expected an answer for match/${id}, found none`);
    const scores = readScores(known);
    const standing = standingEntries(scores);
    const onCard = isLive(match) && match.get('event.id') === event;
    const had = new Set(scores.entries.map((each) => each.id));
    const fresh: StoredEntry[] = [];
    for (const entry of entries.filter((each) => each.match === id)) {
      // Those of a withdrawn invitation make room, up to what one document holds.
      const isFull =
        standing.length + fresh.length >= mostEntries ||
        scores.entries.length + fresh.length >= 4 * mostEntries;
      if (had.has(entry.id)) taken.push(entry.id);
      else if (!onCard) refused.push({ id: entry.id, why: 'notOnCard' });
      else if (scores.confirmed !== undefined) refused.push({ id: entry.id, why: 'confirmed' });
      else if (isFull) refused.push({ id: entry.id, why: 'tooMany' });
      else {
        had.add(entry.id);
        // A phone with a fast clock must not have the last word about a match until its time comes.
        fresh.push({ ...entry, ...scorer, at: Math.max(0, Math.min(now, entry.at - fast)) });
        taken.push(entry.id);
      }
    }
    const after = { ...scores, entries: [...scores.entries, ...fresh] };
    if (id === open && onCard) {
      answered = standingEntries(after).map(entryForPhones);
      const seen = scores.openOn;
      shared = Object.entries(seen).some(([other, at]) => other !== phone && at > now - openMs);
      // Written twice a minute for each phone, however often it asks.
      const gone = Object.keys(seen).filter((other) => (seen[other] ?? 0) <= now - openMs);
      const hasRoom = Object.keys(seen).length - gone.length < mostPhones;
      if (phone !== undefined && (seen[phone] ?? 0) < now - openMs / 2 && (hasRoom || phone in seen)) {
        const left = Object.fromEntries(gone.map((other) => [other, FieldValue.delete()]));
        tx.set(known.ref, { event, openOn: { ...left, [phone]: now } }, { merge: true });
      }
    }
    if (fresh.length === 0) continue;
    changed.push([id, liveOfScores(after)]);
    tx.set(
      known.ref,
      {
        event,
        entries: Object.fromEntries(fresh.map((entry) => [entry.id, entryDoc(entry)])),
        ...(standing.length === 0 && { players: playersOf(match) }),
        ...(scorer.uid !== undefined && { uids: FieldValue.arrayUnion(scorer.uid) }),
      },
      { merge: true },
    );
    if (hasBegun(standingEntries(after))) tx.set(db.doc(`begun/${id}`), { at: FieldValue.serverTimestamp() });
  }
  writeLive(tx, live, changed);
  return { taken, refused, entries: answered, shared };
}
