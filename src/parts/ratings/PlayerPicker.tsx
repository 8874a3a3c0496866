import { useCallback, useState } from 'react';
import type { CountryName } from '@/language/countries';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

export interface PlayerPickerProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** Whom it makes no sense to pick. */
  readonly except: string;
}

/** How many are offered; more would be read by nobody. */
const offered = 8;

const playerItems =
  (ids: readonly string[], country: CountryName): AppThunk<readonly ComboboxItem[]> =>
  (_dispatch, getState) =>
    ids.flatMap((id) => {
      const player = selectPlayer(getState(), id);
      if (!player) return [];
      return [
        {
          id,
          label: player.name,
          ...(player.country !== undefined && { secondary: country(player.country) }),
        },
      ];
    });

/** One of the players there are, found by typing. */
export function PlayerPicker({ label, value, onChange, except }: PlayerPickerProps) {
  const { country } = useLanguage();
  const dispatch = useAppDispatch();
  useScope({ kind: 'players' });
  // All names are read for it: not for whoever only opens the page.
  const [wanted, setWanted] = useState(false);
  const { search, version } = useRecordSearch(wanted);
  const name = useAppSelector((state) =>
    value === undefined ? undefined : selectPlayer(state, value)?.name,
  );
  const find = useCallback(
    (text: string) => {
      const found = search?.find(text, offered + 1).players.best.map(({ id }) => id) ?? [];
      return dispatch(
        playerItems(
          found.filter((id) => id !== except),
          country,
        ),
      );
    },
    // Another function for other players, so that what was typed before they came is judged again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [dispatch, except, search, version, country],
  );
  return (
    <div onFocus={() => setWanted(true)}>
      <ComboboxField
        label={label}
        value={value !== undefined && name !== undefined ? { id: value, label: name } : undefined}
        onChange={(chosen) => {
          if (chosen && 'id' in chosen && chosen.id !== value) onChange(chosen.id);
        }}
        search={find}
      />
    </div>
  );
}
