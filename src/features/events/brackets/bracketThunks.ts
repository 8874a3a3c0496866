import { brackets as texts } from '@/language/en/brackets';
import { message, type Message } from '@/language/text';
import { roundOf, type Bracket, type BracketMatch } from '@/model/brackets/bracket';
import { drawKey, parseDraws, printDraws, type Draw, type Entrant } from '@/model/brackets/draws';
import { causeOf } from '@/model/cause';
import { eventId } from '@/model/ids';
import { findField } from '@/model/records/fields';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { isNewRecord } from '@/model/proposals/delta';
import type { AppThunk, RootState } from '@/store/typed';
import { proposeChanges } from '@/parts/dialogs/editingThunks';
import { draftOf, type Draft } from '@/parts/drafts/draft';
import { selectMatchBlank, selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { givenTogether, noWhy, type Together } from '@/wiki/editing/why';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { upsertDelta, withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { resolvePlayer, saveMatch } from '@/wiki/proposals/recordsThunks';
import { selectEvent, selectMatch, selectPlayerName } from '@/wiki/records/recordsSelectors';

export interface BracketResult {
  readonly event: string;
  readonly draw: Bracket['draw'];
  readonly at: BracketMatch;
  readonly winner: string;
  readonly outcome: 'winner' | 'walkover';
}

export const enterResult =
  ({ event, draw, at, winner, outcome }: BracketResult): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const record = at.match && selectMatch(state, at.match.id);
    const name = selectPlayerName(state, winner);
    if (record) {
      const side = record.player1.id === winner ? 'player1' : 'player2';
      const fields = ['outcome', 'winner'].flatMap((path) => findField('match', path) ?? []);
      const drafts = { outcome: draftOf(outcome), winner: draftOf(side) };
      dispatch(proposeChanges({ collection: 'match', id: record.id, fields, drafts, why: noWhy }));
    } else dispatch(saveMatch(matchAt(state, { event, draw, at }, { winner, outcome })));
    dispatch(done(event, message(texts.entered, { name, code: roundOf(draw, at) })));
  };

/**
 * Proposes the matches that can be called as matches of the card, so that scorers have them on their phones. Their
 * `round` leads the bracket back to them.
 */
export const putOnCard =
  (event: string, { draw, matches }: Bracket): AppThunk =>
  (dispatch, getState) => {
    const { bundle } = dispatch(givenTogether(noWhy));
    const ready = matches.filter(isToPutOnCard);
    for (const at of ready) dispatch(saveMatch({ ...matchAt(getState(), { event, draw, at }), bundle }));
    dispatch(done(event, message(texts.onCard, { count: ready.length })));
  };

export const isToPutOnCard = ({ status, match }: BracketMatch): boolean =>
  status === 'ready' && match === undefined;

function matchAt(
  state: RootState,
  { event, draw, at }: Omit<BracketResult, 'winner' | 'outcome'>,
  result?: Pick<BracketResult, 'winner' | 'outcome'>,
) {
  const [one, other] = at.spots;
  if (one.kind !== 'player' || other.kind !== 'player') throw new NotProposed(causeOf('matchFailed'));
  const { date, datePrecision, order } = selectMatchBlank(state, event);
  const sideOf = (id: string) => {
    const weight = draw.entrants.find((entrant) => entrant.id === id)?.weight;
    return weight === undefined ? {} : { weight };
  };
  return {
    event: eventId(event),
    player1: { id: one.id, name: selectPlayerName(state, one.id) },
    player2: { id: other.id, name: selectPlayerName(state, other.id) },
    value: {
      date,
      ...(datePrecision !== null && { datePrecision }),
      order,
      gender: draw.gender,
      ...(draw.arm !== undefined && { arm: draw.arm }),
      ...(draw.weight !== undefined && { weight: draw.weight }),
      round: roundOf(draw, at),
      ...(result && {
        outcome: result.outcome,
        winner: result.winner === one.id ? 'player1' : 'player2',
      }),
      player1: sideOf(one.id),
      player2: sideOf(other.id),
    },
  };
}

const done = (event: string, said: Message) => successShown(`bracket/${event}`, said);

export const withdrawResult =
  (event: string, draw: Draw, at: BracketMatch): AppThunk =>
  (dispatch, getState) => {
    const pending = at.match && selectPendingDelta(getState(), 'match', at.match.id, '');
    if (pending === undefined || !isNewRecord(pending)) return;
    dispatch(withdrawDelta(pending.id));
    dispatch(done(event, message(texts.withdrawn, { code: roundOf(draw, at) })));
  };

/** An entrant as typed: the person may be new. */
interface DraftEntrant extends Omit<Entrant, 'id'> {
  readonly player: Draft;
}

export interface DraftDraw extends Omit<Draw, 'entrants'> {
  readonly entrants: readonly DraftEntrant[];
}

/**
 * Proposes these draws in place of the one with the key `replaced`, after new players in them. Without draws it
 * deletes that one. Throws `NotProposed` for the form.
 */
export const saveDraws =
  (event: string, draws: readonly DraftDraw[], replaced?: string): AppThunk =>
  (dispatch, getState) => {
    const together = dispatch(givenTogether(noWhy));
    const added = new Map<string, string>();
    const saved = draws.map((draw) => ({
      ...draw,
      entrants: draw.entrants.map(({ player, ...entrant }) => ({
        ...entrant,
        id: dispatch(idOf(player, together, added)),
      })),
    }));
    // As stored: other draws keep the ids that were entered.
    const before = parseDraws(selectEvent(getState(), event)?.draws);
    const at = before.findIndex((draw) => drawKey(draw) === replaced);
    const kept = at < 0 ? before.length : at;
    const lines = printDraws([...before.slice(0, kept), ...saved, ...before.slice(kept + 1)]);
    const value = lines.length === 0 ? null : lines;
    const delta = dispatch(
      upsertDelta({ collection: 'event', docId: event, field: 'draws', value, bundle: together.bundle }),
    );
    if (delta === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
    dispatch(done(event, message(texts.saved)));
  };

const idOf =
  (player: Draft, { bundle }: Together, added: Map<string, string>): AppThunk<string> =>
  (dispatch) => {
    if (player.kind === 'value' && isPlayerValue(player.value)) return player.value.id;
    if (player.kind !== 'newPlayer') throw new NotProposed(causeOf('matchFailed'));
    const known = added.get(player.name);
    if (known !== undefined) return known;
    const { id } = dispatch(resolvePlayer({ newName: player.name }, bundle));
    added.set(player.name, id);
    return id;
  };
