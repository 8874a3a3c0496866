import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { compareEntries, type ScoreEntry } from '@/model/scoring/scoreEntry';
import { liveMatch, type LiveMatch } from '@/model/scoring/live';
import { isLive } from '../../base/documents';

/** An entry and who made it: an account, the bearer of an invitation, or both. */
export interface StoredEntry extends ScoreEntry {
  readonly uid?: string;
  readonly invitation?: string;
}

/**
 * All that was entered about one match. Functions alone read and write it, and only ever add entries.
 */
export interface StoredScores {
  readonly entries: readonly StoredEntry[];
  /** By id of a phone, when it last had the match open, epoch milliseconds. */
  readonly openOn: Readonly<Record<string, number>>;
  /** Ids of both players when the first of what counts was entered: entries name sides. */
  readonly players?: readonly [string, string];
  /** Invitations whose entries a moderator has dropped. */
  readonly dropped: readonly string[];
  /** The act that confirmed the match; it takes no more entries. */
  readonly confirmed?: string;
}

/** By id of the match. `event` names its event, and `uids` the accounts that entered something. */
export const scoresOf = (db: Firestore) => db.collection('scores');

export const liveOf = (db: Firestore, event: string): DocumentReference => db.collection('live').doc(event);

export function readScores(snapshot: DocumentSnapshot): StoredScores {
  // Only functions write the document, from entries that they have parsed.
  const stored = (snapshot.get('entries') ?? {}) as Readonly<
    Record<string, Omit<StoredEntry, 'id' | 'match'>>
  >;
  const confirmed: unknown = snapshot.get('confirmed');
  const players = snapshot.get('players') as readonly [string, string] | undefined;
  return {
    entries: Object.entries(stored)
      .map(([id, rest]) => ({ ...rest, id, match: snapshot.id }))
      .toSorted(compareEntries),
    openOn: (snapshot.get('openOn') ?? {}) as Readonly<Record<string, number>>,
    dropped: (snapshot.get('dropped') ?? []) as readonly string[],
    ...(players && { players }),
    ...(typeof confirmed === 'string' && { confirmed }),
  };
}

export const standingEntries = ({ entries, dropped }: StoredScores): readonly StoredEntry[] =>
  entries.filter(({ invitation }) => invitation === undefined || !dropped.includes(invitation));

export const entryForPhones = ({ uid: _, invitation: __, ...entry }: StoredEntry): ScoreEntry => entry;

export const entryDoc = ({ id: _, match: __, ...rest }: StoredEntry) => rest;

export const liveOfScores = (scores: StoredScores): LiveMatch | undefined =>
  liveMatch(standingEntries(scores));

export const playersOf = (match: DocumentSnapshot): readonly [string, string] => [
  String(match.get('player1.id')),
  String(match.get('player2.id')),
];

export const isAsScored = (match: DocumentSnapshot, event: string, { players }: StoredScores): boolean =>
  isLive(match) &&
  match.get('event.id') === event &&
  (players === undefined || playersOf(match).every((id, at) => id === players[at]));

/** Changes the one document that readers follow; `undefined` removes a match from it. */
export function writeLive(
  tx: Transaction,
  live: DocumentSnapshot,
  changed: readonly (readonly [id: string, match: LiveMatch | undefined])[],
): void {
  if (changed.length === 0) return;
  const known = (live.get('matches') ?? {}) as Readonly<Record<string, LiveMatch>>;
  const matches = Object.entries({ ...known, ...Object.fromEntries(changed) });
  const rest = {
    revision: FieldValue.increment(1),
    at: FieldValue.serverTimestamp(),
    open: matches.some(([, match]) => match !== undefined),
  };
  if (!live.exists)
    tx.set(live.ref, {
      ...rest,
      matches: Object.fromEntries(matches.filter(([, match]) => match !== undefined)),
    });
  // Each match as a whole, because a merge would keep what its new state lacks.
  else
    tx.update(live.ref, {
      ...rest,
      ...Object.fromEntries(changed.map(([id, match]) => [`matches.${id}`, match ?? FieldValue.delete()])),
    });
}
