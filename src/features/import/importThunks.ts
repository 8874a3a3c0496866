import { importing } from '@/language/en/importing';
import { message } from '@/language/text';
import { groupBy } from '@/lib/groupBy';
import type { Json } from '@/lib/json';
import { matchCodes } from '@/model/card/codes';
import type { CommandBody } from '@/model/proposals/command';
import { buildValue, type Proposal } from '@/model/proposals/delta';
import type { DatePrecision, DateString } from '@/model/dates';
import { findField } from '@/model/records/fields';
import { deltaId, type BundleId } from '@/model/ids';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { selectMatchBlank } from '@/wiki/editing/editingSelectors';
import { givenTogether, type Together, type Why } from '@/wiki/editing/why';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { enqueueTogether } from '@/wiki/outbox/outboxThunks';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import { inSlices, type Slices } from '@/lib/inSlices';
import type { Meaning, PersonEntry } from '@/parts/rows/people';
import type { PlannedRow } from '@/parts/rows/plan';
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

export interface ImportOutcome {
  readonly sent: readonly number[];
  readonly bundle: BundleId;
}

type Fields = Readonly<Record<string, Json | undefined>>;

const valueOf = (collection: Collection, fields: Fields): Readonly<Record<string, Json>> =>
  // `buildValue` of fields always returns an object.
  buildValue(
    Object.entries(fields).flatMap(([path, value]) => {
      const field = findField(collection, path);
      return field === undefined || value === undefined ? [] : [{ field, value }];
    }),
  ) as Readonly<Record<string, Json>>;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly date?: DateString | undefined;
  readonly datePrecision?: DatePrecision | undefined;
}

/**
 * Proposes the rows as one bundle: new events, new players, then matches, each event's in table order.
 * Everything is queued in one action at the end, so nothing is sent before the whole is known. Skips a row
 * that today's rules refuse.
 */
export const proposeImport =
  (asked: ImportRequest): AppThunk<Promise<ImportOutcome | undefined>> =>
  async (dispatch, getState, { newId }) => {
    const given = dispatch(givenTogether(asked.why));
    const made = { events: new Map<string, Named>(), people: new Map<string, Named>() };
    const measure = { reading: 'new', sports: selectSports(getState()) } as const;
    const create = (collection: Collection, value: Json, why: Together): CommandBody | undefined => {
      const proposal: Proposal = { collection, docId: '', field: '', value, ...why };
      if (proposalProblem(proposal, measure) !== undefined) return undefined;
      return { kind: 'upsertDelta', deltaId: deltaId(newId()), proposal, basedOn: null };
    };
    const idOf = (body: CommandBody) => (body.kind === 'upsertDelta' ? body.deltaId : '');
    const eventBodies = asked.events.flatMap((entry) => {
      const facts = eventFactsOf(entry);
      const body = create('event', { ...valueOf('event', { ...facts }), sport: { id: asked.sport } }, given);
      if (body) made.events.set(entry.key, { ...facts, id: idOf(body), name: entry.name });
      return body ? [body] : [];
    });
    const personBodies = await inSlices(
      asked.people,
      (entry) => {
        const body = create('player', valueOf('player', personFacts(entry)), given);
        if (body) made.people.set(entry.key, { id: idOf(body), name: entry.name });
        return body;
      },
      { size: perSlice, rest: asked.rest },
    );
    const matchOf = dispatch(createMatches(asked, made));
    const matches = await inSlices(
      inOrder(asked.rows),
      (planned) => {
        const value = matchOf(planned);
        return { line: planned.row.line, body: value && create('match', value, withRowWhy(given, planned)) };
      },
      { size: perSlice, rest: asked.rest },
    );
    const taken = (matches ?? []).flatMap(({ line, body }) => (body ? [{ line, body }] : []));
    const bodies = [
      ...eventBodies,
      ...(personBodies ?? []).filter((body) => body !== undefined),
      ...taken.map(({ body }) => body),
    ];
    // The session may end while proposals are made.
    if (taken.length === 0 || !dispatch(enqueueTogether(bodies))) return undefined;
    dispatch(
      noticeShown({
        id: 'import',
        message: message(importing.proposed, { count: taken.length }),
        tone: 'success',
      }),
    );
    return { sent: taken.map(({ line }) => line), bundle: given.bundle };
  };

const personFacts = ({ name, country, other }: PersonEntry): Fields => ({
  name,
  country,
  aliases: other === undefined ? undefined : [other],
});

/** A row's own source replaces the common one. */
const withRowWhy = (given: Together, { row: { source } }: PlannedRow): Together => ({
  ...given,
  ...(source !== undefined && { source }),
});

/** Rows by event. If all rows of an event have a card position, sort them by it. */
function inOrder(rows: readonly PlannedRow[]): readonly PlannedRow[] {
  const byEvent = groupBy(rows, ({ event }) => event);
  return [...byEvent.values()].flatMap((card) =>
    card.every(({ row }) => row.order !== undefined)
      ? card.toSorted((a, b) => (a.row.order ?? 0) - (b.row.order ?? 0))
      : card,
  );
}

const createMatches =
  (
    { target, meanings, sport }: ImportRequest,
    made: { readonly events: ReadonlyMap<string, Named>; readonly people: ReadonlyMap<string, Named> },
  ): AppThunk<(planned: PlannedRow) => Json | undefined> =>
  (_dispatch, getState) => {
    const next = new Map<string, number>();
    const knownEvent = (id: string): Named | undefined => {
      const event = selectEvent(getState(), id);
      return event && { id, name: event.name, date: event.date, datePrecision: event.datePrecision };
    };
    const eventOf = (key: string): Named | undefined => {
      if (target !== undefined) return knownEvent(target);
      const meaning = meanings.events.get(key);
      return meaning?.kind === 'known' ? knownEvent(meaning.id) : made.events.get(key);
    };
    const playerOf = (key: string): Named | undefined => {
      const meaning = meanings.people.get(key);
      if (meaning?.kind !== 'known') return made.people.get(key);
      const name = selectPlayer(getState(), meaning.id)?.name;
      return name === undefined ? undefined : { id: meaning.id, name };
    };
    return ({ row, event: key, people: [a, b], gender, day }) => {
      const [event, player1, player2] = [eventOf(key), playerOf(a), playerOf(b)];
      if (!event?.date || !player1 || !player2) return undefined;
      const order = next.get(event.id) ?? Number(selectMatchBlank(getState(), event.id).order);
      next.set(event.id, order + 1);
      const { facts } = row;
      const value = valueOf('match', {
        date: day.date ?? event.date,
        datePrecision: (day.date === undefined ? event : day).datePrecision,
        player1: { id: player1.id, name: player1.name },
        player2: { id: player2.id, name: player2.name },
        'player1.score': facts.score1,
        'player2.score': facts.score2,
        'player1.weight': facts.weight1,
        'player2.weight': facts.weight2,
        outcome: facts.outcome,
        winner: facts.winner,
        gender,
        ...matchCodes(facts),
        order,
        round: facts.round,
        title: facts.title,
        main: facts.main,
        youtube: facts.youtube,
        note: row.note,
      });
      return { ...value, event: { id: event.id, date: event.date, sport: { id: sport } } };
    };
  };
