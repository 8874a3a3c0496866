import { useState } from 'react';
import { eventMerging } from '@/language/en/eventMerging';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { useEventOffers } from '@/parts/records/useEventOffers';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { ListSection } from '@/ui/ListSection';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import { ListRow } from '@/ui/List';
import { selectNearEvents } from '@/wiki/records/eventMergeSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';

export interface EventPickerProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

export function EventPicker({ id, value, onChange }: EventPickerProps) {
  const t = useText();
  const [wanted, setWanted] = useState(false);
  const offers = useEventOffers({ except: id, wanted });
  const near = useAppSelector((state) => selectNearEvents(state, id));
  const name = useAppSelector((state) =>
    value === undefined ? undefined : selectBaseRecord(state, 'event', value)?.name,
  );
  return (
    <>
      <div onFocus={() => setWanted(true)}>
        <ComboboxField
          label={t(eventMerging.other)}
          value={value !== undefined && name !== undefined ? { id: value, label: name } : undefined}
          onChange={(chosen) => {
            if (chosen && 'id' in chosen && chosen.id !== value) onChange(chosen.id);
          }}
          search={offers}
        />
      </div>
      {value === undefined && near.length > 0 && (
        <ListSection title={t(eventMerging.nearest)}>
          {near.map((event) => (
            <ListRow
              key={event.id}
              to={`${path('mergeEvent', { id })}?with=${encodeURIComponent(event.id)}`}
              title={event.name}
              subtitle={<DateText value={knownDate(event)} />}
            />
          ))}
        </ListSection>
      )}
    </>
  );
}
