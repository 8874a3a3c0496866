import { useCallback } from 'react';
import { isPlayerValue } from '@/model/fields';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxValue } from '@/ui/fields/comboboxRows';
import type { FieldProps } from '@/ui/fields/Field';
import { selectPlayerIds } from '../records/recordsSelectors';
import { useScope } from '../scopes/useScope';
import type { Draft } from './draft';
import { selectPlayersLike } from './editingSelectors';
import type { PlayerEntry } from './playerSearch';

const findPlayers =
  (text: string): AppThunk<readonly PlayerEntry[]> =>
  (_dispatch, getState) =>
    selectPlayersLike(getState(), text);

export interface PlayerFieldProps extends FieldProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A player, completed over all that are known or proposed; another name stands for a new one. */
export function PlayerField({ draft, onChange, ...field }: PlayerFieldProps) {
  const dispatch = useAppDispatch();
  const scope = useScope({ kind: 'players' });
  const ids = useAppSelector(selectPlayerIds);
  const nobody = useAppSelector((state) => state.players.rows.size === 0);
  // While nobody is at hand yet but what one proposed oneself, every known name would look new and be proposed again.
  const loading = nobody && (scope === undefined || scope.status === 'opening');
  // Another function for other players, so that what was typed before they came is judged again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const search = useCallback((text: string) => dispatch(findPlayers(text)), [dispatch, ids]);
  return (
    <ComboboxField
      {...field}
      {...(loading && { hint: 'Loading the players …' })}
      value={comboboxValue(draft)}
      onChange={(value) => onChange(draftOfChoice(value))}
      search={search}
      allowCreate={!loading}
      noun="player"
    />
  );
}

function comboboxValue(draft: Draft): ComboboxValue | undefined {
  if (draft.kind === 'newPlayer') return { newName: draft.name };
  if (draft.kind === 'unreadable' || !isPlayerValue(draft.value)) return undefined;
  return { id: draft.value.id, label: draft.value.name };
}

function draftOfChoice(value: ComboboxValue | undefined): Draft {
  if (value === undefined) return { kind: 'unreadable' };
  if ('newName' in value) return { kind: 'newPlayer', name: value.newName };
  return { kind: 'value', value: { id: value.id, name: value.label } };
}
