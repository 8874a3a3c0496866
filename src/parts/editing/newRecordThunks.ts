import { causeOf } from '@/model/cause';
import type { DateString } from '@/model/dates';
import { findField, isPlayerValue } from '@/model/fields';
import { eventId, sportId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import type { Arm, Gender, Weight } from '@/model/sports';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import type { AppThunk } from '@/store/typed';
import {
  addEvent,
  addPlayer,
  saveMatch,
  type NewEvent,
  type PlayerChoice,
} from '@/wiki/proposals/recordsThunks';
import { draftValue } from './draft';
import { proposedNotice } from './editingThunks';
import type { Drafts } from './RecordDialog';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { givenWhy, type Why } from '@/wiki/editing/why';

// The drafts come from dialogs whose OK is disabled until `draftProblem` passes every field, so each value has its
// field's type; the proposal itself is checked once more by `upsertDelta`.

/** A new event as its drafts say. */
export function newEventOf(sport: string, drafts: Drafts, why: Why): NewEvent {
  const youtube = typed<string>('event', drafts, 'youtube');
  return {
    sport: sportId(sport),
    name: typed<string>('event', drafts, 'name') ?? '',
    date: typed<DateString>('event', drafts, 'date') ?? ('' as DateString),
    ...(youtube !== undefined && { youtube }),
    ...givenWhy(why),
  };
}

/** Proposes a new event of the sport. Throws `NotProposed` for the dialog. */
export const proposeEvent =
  (sport: string, drafts: Drafts, why: Why): AppThunk =>
  (dispatch) => {
    dispatch(announce(dispatch(addEvent(newEventOf(sport, drafts, why)))));
  };

/** Proposes a new player. Throws "Unable to upsert new player {name}" when that yields no id. */
export const proposePlayer =
  (drafts: Drafts, why: Why): AppThunk =>
  (dispatch) => {
    const name = typed<string>('player', drafts, 'name') ?? '';
    const id = dispatch(addPlayer({ name, ...givenWhy(why) }));
    if (id === undefined) throw new NotProposed(causeOf('playerFailed', { name }));
    dispatch(announce(id));
  };

/** Proposes a new match of an event, unknown players first. Throws `NotProposed` for the dialog. */
export const proposeMatch =
  (event: string, drafts: Drafts, why: Why): AppThunk =>
  (dispatch) => {
    const score1 = typed<number>('match', drafts, 'player1.score');
    const score2 = typed<number>('match', drafts, 'player2.score');
    const arm = typed<Arm>('match', drafts, 'arm');
    const weight = typed<Weight>('match', drafts, 'weight');
    const youtube = typed<string>('match', drafts, 'youtube');
    const id = dispatch(
      saveMatch({
        event: eventId(event),
        date: typed<DateString>('match', drafts, 'date') ?? ('' as DateString),
        player1: choiceOf(drafts, 'player1'),
        player2: choiceOf(drafts, 'player2'),
        gender: typed<Gender>('match', drafts, 'gender') ?? '-',
        order: typed<number>('match', drafts, 'order') ?? 0,
        ...(score1 !== undefined && { score1 }),
        ...(score2 !== undefined && { score2 }),
        ...(arm !== undefined && { arm }),
        ...(weight !== undefined && { weight }),
        ...(youtube !== undefined && { youtube }),
        ...givenWhy(why),
      }),
    );
    dispatch(announce(id));
  };

const announce =
  (id: string | undefined): AppThunk =>
  (dispatch) => {
    if (id === undefined) throw new NotProposed(causeOf('signedOut'));
    dispatch(noticeShown(proposedNotice(id)));
  };

function typed<T>(collection: Collection, drafts: Drafts, path: string): T | undefined {
  const field = findField(collection, path);
  const draft = drafts[path];
  const value = field && draft && draftValue(field, draft);
  // See above: the dialog has checked the value against the field.
  return value === undefined || value === null ? undefined : (value as T);
}

function choiceOf(drafts: Drafts, path: string): PlayerChoice {
  const draft = drafts[path];
  if (draft?.kind === 'newPlayer') return { newName: draft.name };
  if (draft?.kind === 'value' && isPlayerValue(draft.value)) return { ...draft.value };
  throw new NotProposed(causeOf('matchFailed'));
}
