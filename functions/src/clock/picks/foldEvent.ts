import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { hiddenAmong } from '@/model/privacy/hiding';
import { matchQuestion } from '@/model/published/chances';
import { firstPickDay } from '@/model/picks/crowd';
import {
  foldPicks,
  nothing,
  plus,
  type Earned,
  type FoldedPicks,
  type SheetMatch,
} from '@/model/picks/foldPicks';
import { makeTable, parseTablePart, seriesTableId, yearTableId } from '@/model/picks/table';
import type { Event, Match } from '@/model/records/records';
import { seriesKeyOf } from '@/model/records/series';
import { apartCode, findSport, type Sport } from '@/model/sports';
import { namesOfAccounts } from '../../base/profiles';
import { countCrowd } from './countCrowds';
import { ratingsHostOf } from '../../publish/snapshot/publishedRatings';
import type { ReadWiki } from '../../serve/reading/publishedWiki';
import type { Wiki } from '../../serve/reading/wiki';
import { readSheet } from './pickSheet';

export interface FoldServices {
  readonly db: Firestore;
  readonly readWiki: ReadWiki;
  readonly sports: readonly Sport[];
}

/** A change that comes during a fold has it repeated; later ones wait for the next event. */
const mostFolds = 5;

/**
 * Makes the tables of an event that `markPicks` marked: its own, and those of its series and year. Safe to
 * repeat. Reads the records through the published copy, and the picks from the sheets of its decided matches.
 */
export async function foldMarked(services: FoldServices, event: string): Promise<void> {
  const { db } = services;
  const note = db.doc(`pickStale/${event}`);
  for (let folds = 0; folds < mostFolds; folds += 1) {
    const stale = await note.get();
    if (!stale.exists) return;
    if (stale.get('recount') === true) await countCrowd(db, event);
    await foldEvent(services, event);
    const done = await note
      .delete({ lastUpdateTime: stale.updateTime! })
      .then(() => true)
      .catch(() => false);
    if (done) return;
  }
  throw new Error(`Expected the picks of event ${event} to rest, found a change during each fold`);
}

async function foldEvent({ db, readWiki, sports }: FoldServices, id: string): Promise<void> {
  // The change that marked the event must be in the copy.
  const wiki = await readWiki(0);
  const standing = wiki.standing('event', id);
  const event = wiki.event(standing);
  const before = await db.getAll(...[...new Set([id, standing])].map((each) => db.doc(`pickTable/${each}`)));
  const sums = new Map(before.flatMap((table) => sumsIn(table)));
  // An event that nobody has reviewed counts in no ranking either.
  if (event?.valid === 1) {
    const card = await sheetsOf(db, wiki, sports, event);
    const folded = foldPicks(card, (player) => wiki.standing('player', player));
    for (const [sum, of] of sumsOf(event)) sums.set(sum, of);
    await writeTable(db, standing, folded, { sport: event.sport.id, sums: [...sumsOf(event).keys()] });
  }
  for (const table of before) if (table.id !== event?.id || event.valid !== 1) await removeTable(db, table);
  for (const [sum, { sport }] of sums) await sumUp(db, sum, sport);
}

interface Sum {
  readonly sport: string;
}

const sumsIn = (table: DocumentSnapshot): readonly (readonly [string, Sum])[] =>
  ((table.get('sums') ?? []) as readonly string[]).map((sum) => [sum, { sport: String(table.get('sport')) }]);

/** Ids of the tables that an event counts in. Its series may have no second event yet, and the first one counts in it then. */
function sumsOf(event: Event): ReadonlyMap<string, Sum> {
  const sport = event.sport.id;
  const series = seriesKeyOf(event);
  return new Map([
    [yearTableId(sport, event.date.slice(0, 4)), { sport }],
    ...(series === undefined ? [] : [[seriesTableId(sport, series), { sport }] as const]),
  ]);
}

async function sheetsOf(
  db: Firestore,
  wiki: Wiki,
  sports: readonly Sport[],
  event: Event,
): Promise<readonly SheetMatch[]> {
  const decided = wiki
    .matchesOfEvent(event.id)
    .filter(({ date, player1: { result } }) => date >= firstPickDay && (result === 'W' || result === 'L'));
  const host = ratingsHostOf(wiki.events, wiki.matches, sports, hiddenAmong(wiki.stored.player.values()));
  const ratedOf = (match: Match) => {
    const { id, date, player1, player2 } = match;
    const sport = event.sport.id;
    const code = apartCode(findSport(sports, sport), match);
    const players = [player1.id, player2.id] as const;
    const asked = { sport, match: id, players, ...(code !== undefined && { code }) };
    const { steps, outlook } = host.answer('match', matchQuestion(asked, date));
    return steps?.[0]?.chance ?? outlook?.chance;
  };
  const sheets: SheetMatch[] = [];
  // One after the other, so that a large card's picks are never in memory together while they are read.
  for (const match of decided) {
    const rated = ratedOf(match);
    sheets.push({ match, rated, picks: await readSheet(db, match.id) });
  }
  return sheets;
}

async function sumUp(db: Firestore, sum: string, sport: string): Promise<void> {
  const { docs } = await db.collection('pickTable').where('sums', 'array-contains', sum).get();
  const people = new Map<string, Earned>();
  let [crowd, rating] = [nothing, nothing];
  for (const table of docs) {
    crowd = plus(crowd, table.get('crowd') as Earned);
    rating = plus(rating, table.get('rating') as Earned);
    const parts = await table.ref.collection('part').get();
    for (const part of parts.docs) {
      const read = parseTablePart(part.data());
      if (!read.ok) throw new Error(read.error);
      for (const [uid, earned] of read.value) people.set(uid, plus(people.get(uid) ?? nothing, earned));
    }
  }
  await writeTable(db, sum, { people, crowd, rating, matches: [] }, { sport, sums: [] });
}

async function writeTable(
  db: Firestore,
  id: string,
  folded: FoldedPicks,
  rest: { readonly sport: string; readonly sums: readonly string[] },
): Promise<void> {
  const { top, table, parts } = makeTable(folded);
  const document = db.doc(`pickTable/${id}`);
  if (table.people === 0) return removeTable(db, await document.get());
  const names = await namesOfAccounts(
    db,
    top.map(({ uid }) => uid),
  );
  const named = top.map((row) => ({ ...row, name: names.get(row.uid) ?? '' }));
  const batch = db.batch();
  parts.forEach((rows, at) => batch.set(document.collection('part').doc(String(at)), { rows }));
  batch.set(document, {
    ...table,
    top: named,
    // For `renameInTables`.
    named: top.map(({ uid }) => uid),
    ...rest,
    at: FieldValue.serverTimestamp(),
  });
  const old = await document.collection('part').listDocuments();
  for (const part of old) if (Number(part.id) >= parts.length) batch.delete(part);
  await batch.commit();
}

async function removeTable(db: Firestore, table: DocumentSnapshot): Promise<void> {
  if (table.exists) await db.recursiveDelete(table.ref);
}
