import { importing } from '@/language/en/importing';
import { message } from '@/language/text';
import { groupBy } from '@/lib/groupBy';
import type { Json, JsonObject } from '@/lib/json';
import { matchCodes } from '@/model/card/codes';
import { buildValue } from '@/model/proposals/delta';
import { findField } from '@/model/records/fields';
import type { BundleId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk, RootState } from '@/store/typed';
import type { Together, Why } from '@/wiki/editing/why';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { enqueueTogether } from '@/wiki/outbox/outboxThunks';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';
import { inSlices, type Slices } from '@/lib/inSlices';
import { factKeys } from '@/parts/rows/factKeys';
import type { Meaning } from '@/parts/rows/people';
import type { PlannedRow } from '@/parts/rows/plan';
import { beginProposals, type EventOfRow, type MatchOfRow, type Named } from '@/parts/rows/RowProposals';
import { eventFactsOf, type NewRecords } from './fitting';

const perSlice = 60;

export interface ImportRequest extends NewRecords {
  readonly sport: string;
  readonly target: string | undefined;
  readonly rows: readonly PlannedRow[];
  readonly people: NewRecords['people'];
  readonly meanings: {
    readonly people: ReadonlyMap<string, Meaning>;
    readonly events: ReadonlyMap<string, Meaning>;
  };
  readonly why: Why;
  readonly rest?: Slices['rest'];
}

export interface ImportResult {
  readonly sent: readonly number[];
  readonly bundle: BundleId;
}

type Fields = Readonly<Record<string, Json | undefined>>;

const valueOf = (collection: Collection, fields: Fields): JsonObject =>
  buildValue(
    Object.entries(fields).flatMap(([path, value]) => {
      const field = findField(collection, path);
      return field === undefined || value === undefined ? [] : [{ field, value }];
    }),
  );

/**
 * Proposes the rows as one bundle. Skips a row that today's rules refuse, and any whose event or player they refuse.
 */
export const proposeImport =
  (asked: ImportRequest): AppThunk<Promise<ImportResult | undefined>> =>
  async (dispatch, getState) => {
    const { rest } = asked;
    const proposals = dispatch(beginProposals(asked.why));
    const { given } = proposals;
    const events = new Map<string, EventOfRow>();
    const sport = { id: asked.sport };
    for (const entry of asked.events) {
      const { date, ...facts } = eventFactsOf(entry);
      const value = { ...valueOf('event', { date, ...facts }), sport };
      const id = unlessRefused(() => proposals.add('event', value));
      if (id !== undefined && date !== undefined) events.set(entry.key, { ...facts, date, id, sport });
    }
    const people = new Map<string, Named>();
    await inSlices(
      asked.people,
      (entry) => {
        const id = unlessRefused(() => proposals.addPerson(entry));
        if (id !== undefined) people.set(entry.key, { id, name: entry.name });
      },
      { size: perSlice, rest },
    );
    const matchOf = createMatches(asked, { events, people }, getState);
    const done = await inSlices(
      inOrder(asked.rows),
      (planned) => {
        const match = matchOf(planned);
        const id = match && unlessRefused(() => proposals.addMatch(match, withRowWhy(given, planned)));
        return id === undefined ? [] : [planned.row.line];
      },
      { size: perSlice, rest },
    );
    const sent = (done ?? []).flat();
    // The session may end while proposals are made.
    if (sent.length === 0 || !dispatch(enqueueTogether(proposals.bodies))) return undefined;
    dispatch(successShown('import', message(importing.proposed, { count: sent.length })));
    return { sent, bundle: given.bundle };
  };

function unlessRefused<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotProposed) return undefined;
    throw error;
  }
}

const withRowWhy = (given: Together, { row: { source } }: PlannedRow): Together => ({
  ...given,
  ...(source !== undefined && { source }),
});

function inOrder(rows: readonly PlannedRow[]): readonly PlannedRow[] {
  const byEvent = groupBy(rows, ({ event }) => event);
  return [...byEvent.values()].flatMap((card) =>
    card.every(({ row }) => row.order !== undefined)
      ? card.toSorted((a, b) => (a.row.order ?? 0) - (b.row.order ?? 0))
      : card,
  );
}

interface MadeRecords {
  readonly events: ReadonlyMap<string, EventOfRow>;
  readonly people: ReadonlyMap<string, Named>;
}

function createMatches(
  { target, meanings }: ImportRequest,
  made: MadeRecords,
  getState: () => RootState,
): (planned: PlannedRow) => MatchOfRow | undefined {
  const eventOf = (key: string): EventOfRow | undefined => {
    const meaning = meanings.events.get(key);
    const id = target ?? (meaning?.kind === 'known' ? meaning.id : undefined);
    return id === undefined ? made.events.get(key) : selectEvent(getState(), id);
  };
  const playerOf = (key: string): Named | undefined => {
    const meaning = meanings.people.get(key);
    return meaning?.kind === 'known' ? selectPlayer(getState(), meaning.id) : made.people.get(key);
  };
  return ({ row: { facts, note }, event: key, people: [a, b], gender, day: { date, datePrecision } }) => {
    const [event, player1, player2] = [eventOf(key), playerOf(a), playerOf(b)];
    if (!event || !player1 || !player2) return undefined;
    const value = valueOf('match', {
      ...Object.fromEntries(Object.entries(factKeys).map(([path, fact]) => [path, facts[fact]])),
      gender,
      ...matchCodes(facts),
      note,
    });
    const day = date === undefined ? undefined : { date, datePrecision };
    return { event, day, players: [player1, player2], value };
  };
}
