import { useState } from 'react';
import { usePlayerOffers } from '@/parts/records/usePlayerOffers';
import { useAppSelector } from '@/store/typed';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';

export interface PlayerPickerProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly except: string;
}

export function PlayerPicker({ label, value, onChange, except }: PlayerPickerProps) {
  useScope({ kind: 'players' });
  // Names are loaded on focus, not for every visitor of the page.
  const [wanted, setWanted] = useState(false);
  const offers = usePlayerOffers({ wanted, except });
  const name = useAppSelector((state) =>
    value === undefined ? undefined : selectPlayer(state, value)?.name,
  );
  return (
    <div onFocus={() => setWanted(true)}>
      <ComboboxField
        label={label}
        value={value !== undefined && name !== undefined ? { id: value, label: name } : undefined}
        onChange={(chosen) => {
          if (chosen && 'id' in chosen && chosen.id !== value) onChange(chosen.id);
        }}
        search={offers}
      />
    </div>
  );
}
