import { events as texts } from '@/language/en/events';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { isPlayerValue } from '@/model/records/fieldProblem';
import type { Event } from '@/model/records/records';
import type { AppThunk } from '@/store/typed';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { selectPendingDelta } from '@/wiki/editing/editingSelectors';
import type { Together, Why } from '@/wiki/editing/why';
import type { Draft, Drafts } from '@/parts/drafts/draft';
import { valueOf } from '@/parts/drafts/recordValue';
import { beginProposals, type EventOfRow, type Named, type RowProposals } from '@/parts/rows/RowProposals';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { enqueueTogether } from '@/wiki/outbox/outboxThunks';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { filledRows, rowDrafts, type CardForm, type CardRow } from './cardForm';
import { newPeople, peopleKeys } from './cardPeople';
import { enteredDay } from './enteredEvent';
import { teachNames } from './teachNames';

/** The fields of a new event, or those of a known one that the card says: its order. */
export type CardTarget =
  | { readonly id: string; readonly fields?: Drafts }
  | { readonly sport: string; readonly fields: Drafts };

/**
 * Proposes a whole card and returns the id of its event: the new event, each new player once, the matches in order, the
 * order of the card, and the other names that the rows add to players. All commands are queued in one turn, so the
 * device stores and sends them together. The rows have passed `rowProblem` and the fields `draftProblem`. Throws
 * `NotProposed` for the page, before anything is queued.
 */
export const proposeCard =
  (
    target: CardTarget,
    rows: readonly CardRow[],
    why: Why,
    forgotten?: CardForm['forgotten'],
  ): AppThunk<string> =>
  (dispatch, getState) => {
    const proposals = dispatch(beginProposals(why));
    const { given } = proposals;
    const matches = filledRows(rows);
    const stored = 'id' in target ? selectEvent(getState(), target.id) : undefined;
    const event = stored ?? newEvent(target, proposals);
    const added = new Map(
      newPeople(matches).map((person) => [
        person.key,
        { id: proposals.addPerson(person), name: person.name },
      ]),
    );
    const keys = peopleKeys(matches);
    for (const [at, row] of matches.entries()) {
      const [first = '', second = ''] = keys[at] ?? [];
      const players = [
        playerOf(row.player1, added.get(first)),
        playerOf(row.player2, added.get(second)),
      ] as const;
      proposals.addMatch({ event, players, value: valueOf('match', rowDrafts(row)) });
    }
    if (!dispatch(enqueueTogether(proposals.bodies))) throw new NotProposed(causeOf('signedOut'));
    if (stored !== undefined) dispatch(stateOrder(stored, target.fields ?? {}, given));
    dispatch(teachNames(matches, given, forgotten));
    dispatch(successShown(`card/${event.id}`, message(texts.cardProposed, { count: matches.length })));
    return event.id;
  };

function newEvent(target: CardTarget, proposals: RowProposals): EventOfRow {
  if ('id' in target) throw new NotProposed(causeOf('doesNotExist', { record: `event/${target.id}` }));
  const day = enteredDay(target.fields);
  if (day === undefined) throw new NotProposed(causeOf('isRequired', { field: 'date' }));
  const sport = { id: target.sport };
  return { ...day, id: proposals.add('event', { ...valueOf('event', target.fields), sport }), sport };
}

/** The order in the drafts if it differs from the event's; `undefined` if the card states nothing new. */
export function newOrderOf(event: Event | undefined, { cardOrder }: Drafts): string | null | undefined {
  if (cardOrder?.kind !== 'value') return undefined;
  const { value } = cardOrder;
  const isOrder = value === null || typeof value === 'string';
  return !isOrder || value === (event?.cardOrder ?? null) ? undefined : value;
}

const stateOrder =
  (event: Event, fields: Drafts, given: Together): AppThunk =>
  (dispatch, getState) => {
    const value = newOrderOf(event, fields);
    if (value === undefined) return;
    const pending = selectPendingDelta(getState(), 'event', event.id, 'cardOrder');
    dispatch(
      upsertDelta({
        collection: 'event',
        docId: event.id,
        field: 'cardOrder',
        value,
        // A continued own proposal keeps its reasons.
        ...(pending === undefined && given),
      }),
    );
  };

function playerOf(draft: Draft, added: Named | undefined): Named {
  const player = draft.kind === 'value' && isPlayerValue(draft.value) ? draft.value : added;
  if (player === undefined) throw new NotProposed(causeOf('matchFailed'));
  return player;
}
