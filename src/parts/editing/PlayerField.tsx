import { useCallback } from 'react';
import { editing } from '@/language/en/editing';
import { words } from '@/language/en/words';
import type { CountryName } from '@/language/countries';
import { useLanguage } from '@/language/useLanguage';
import { isPlayerValue } from '@/model/fields';
import { cleanName } from '@/model/texts';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxItem, ComboboxValue } from '@/ui/fields/comboboxRows';
import type { FieldProps } from '@/ui/fields/Field';
import { selectBaseRecord, selectPlayer } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { Draft } from './draft';

/** How many are offered; more would be read by nobody. */
const offered = 8;

const playerItems =
  (ids: readonly string[], pendingWord: string, country: CountryName): AppThunk<readonly ComboboxItem[]> =>
  (_dispatch, getState) =>
    ids.flatMap((id): readonly ComboboxItem[] => {
      const player = selectPlayer(getState(), id);
      if (!player) return [];
      const pending = selectBaseRecord(getState(), 'player', id) === undefined;
      const secondary = [pending && pendingWord, player.country && country(player.country)]
        .filter(Boolean)
        .join(', ');
      return [{ id, label: player.name, ...(secondary !== '' && { secondary }) }];
    });

export interface PlayerFieldProps extends FieldProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A player, completed over all that are known or proposed; another name stands for a new one. */
export function PlayerField({ draft, onChange, ...field }: PlayerFieldProps) {
  const { t, country } = useLanguage();
  const dispatch = useAppDispatch();
  const scope = useScope({ kind: 'players' });
  const { search, version } = useRecordSearch();
  const nobody = useAppSelector((state) => state.players.rows.size === 0);
  // While nobody is at hand yet but what one proposed oneself, every known name would look new and be proposed again.
  const loading = search === undefined || (nobody && (scope === undefined || scope.status === 'opening'));
  const findPlayers = useCallback(
    (text: string) =>
      dispatch(
        playerItems(
          search?.find(text, offered).players.best.map(({ id }) => id) ?? [],
          t(words.pending),
          country,
        ),
      ),
    // Another function for other players, so that what was typed before they came is judged again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [dispatch, search, version, t, country],
  );
  return (
    <ComboboxField
      {...field}
      {...(loading && { hint: t(editing.loadingPlayers) })}
      value={comboboxValue(draft)}
      onChange={(value) => onChange(draftOfChoice(value))}
      search={findPlayers}
      allowCreate={!loading}
      newNote={(name) => t(editing.newPlayerNote, { name })}
      chooseNote={t(editing.choosePlayer)}
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
  if ('newName' in value) return { kind: 'newPlayer', name: cleanName(value.newName) };
  return { kind: 'value', value: { id: value.id, name: value.label } };
}
