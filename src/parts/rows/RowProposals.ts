import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import type { Dated } from '@/model/dates';
import { deltaId, type DeltaId } from '@/model/ids';
import type { CommandBody } from '@/model/proposals/command';
import type { Proposal } from '@/model/proposals/delta';
import { withProposableNames } from '@/model/proposals/proposableNames';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { whyProblem } from '@/model/proposals/why';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk, RootState } from '@/store/typed';
import { selectMatchBlank } from '@/wiki/editing/editingSelectors';
import { givenTogether, type Together, type Why } from '@/wiki/editing/why';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { PersonEntry } from './people';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface EventOfRow extends Dated {
  readonly id: string;
  readonly sport: { readonly id: string };
}

export interface MatchOfRow {
  readonly event: EventOfRow;
  /** The match's own day; absent for that of the event. */
  readonly day?: Dated | undefined;
  readonly players: readonly [Named, Named];
  readonly value: JsonObject;
}

/**
 * The proposals of a card or a table, as one bundle: its new events, its new players, then the matches, each event's in
 * their order. Nothing is queued before all are made.
 */
export class RowProposals {
  readonly given: Together;
  readonly bodies: CommandBody[] = [];
  readonly #getState: () => RootState;
  readonly #newId: () => string;
  readonly #places = new Map<string, number>();

  constructor(given: Together, getState: () => RootState, newId: () => string) {
    this.given = given;
    this.#getState = getState;
    this.#newId = newId;
  }

  /** Adds a new record and returns its id. Throws `NotProposed` if rules and functions would refuse it. */
  add(collection: Collection, value: Json, why: Together = this.given): DeltaId {
    const proposal: Proposal = withProposableNames({ collection, docId: '', field: '', value, ...why });
    const measure = { reading: 'new', sports: selectSports(this.#getState()) } as const;
    const problem = proposalProblem(proposal, measure) ?? whyProblem(proposal);
    if (problem !== undefined) throw new NotProposed(problem);
    const id = deltaId(this.#newId());
    this.bodies.push({ kind: 'upsertDelta', deltaId: id, proposal, basedOn: null });
    return id;
  }

  addPerson({ name, country, other }: Pick<PersonEntry, 'name' | 'country' | 'other'>): DeltaId {
    return this.add('player', {
      name,
      ...(country !== undefined && { country }),
      ...(other !== undefined && { aliases: [other] }),
    });
  }

  addMatch({ event, day = event, players, value }: MatchOfRow, why?: Together): DeltaId {
    const order = this.#places.get(event.id) ?? Number(selectMatchBlank(this.#getState(), event.id).order);
    this.#places.set(event.id, order + 1);
    const [player1, player2] = players;
    return this.add(
      'match',
      {
        ...value,
        date: day.date,
        ...(day.datePrecision !== undefined && { datePrecision: day.datePrecision }),
        player1: { ...object(value['player1']), id: player1.id, name: player1.name },
        player2: { ...object(value['player2']), id: player2.id, name: player2.name },
        order,
        event: { id: event.id, date: event.date, sport: { id: event.sport.id } },
      },
      why,
    );
  }
}

const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

export const beginProposals =
  (why: Why): AppThunk<RowProposals> =>
  (dispatch, getState, { newId }) =>
    new RowProposals(dispatch(givenTogether(why)), getState, newId);
