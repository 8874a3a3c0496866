import { useCallback, useState } from 'react';
import { eventMerging } from '@/language/en/eventMerging';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/routes';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { selectNearEvents } from '@/wiki/records/eventMergeSelectors';
import { selectBaseRecord, selectEvent } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

export interface EventPickerProps {
  readonly id: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

const offered = 8;

const offersOf =
  (ids: readonly string[], dayOf: (date: string) => string | undefined): AppThunk<readonly ComboboxItem[]> =>
  (_dispatch, getState) =>
    ids.flatMap((id): readonly ComboboxItem[] => {
      const event = selectEvent(getState(), id);
      const day = event && dayOf(event.date);
      return event ? [{ id, label: event.name, ...(day !== undefined && { secondary: day }) }] : [];
    });

export function EventPicker({ id, value, onChange }: EventPickerProps) {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState(false);
  const { search, version } = useRecordSearch(wanted);
  const near = useAppSelector((state) => selectNearEvents(state, id));
  const name = useAppSelector((state) =>
    value === undefined ? undefined : selectBaseRecord(state, 'event', value)?.name,
  );
  const find = useCallback(
    (text: string) => {
      const best = search?.find(text, offered + 1).events.best ?? [];
      const ids = best.map((hit) => hit.id).filter((each) => each !== id);
      return dispatch(offersOf(ids.slice(0, offered), dates.day));
    },
    // A new function when the events change, so that the combobox filters the typed text again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [dispatch, id, search, version, dates],
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
          search={search && find}
        />
      </div>
      {value === undefined && near.length > 0 && (
        <Section title={t(eventMerging.nearest)}>
          <Panel flush>
            <List label={t(eventMerging.nearest)}>
              {near.map((event) => (
                <ListRow
                  key={event.id}
                  to={`${path('mergeEvent', { id })}?with=${encodeURIComponent(event.id)}`}
                  title={event.name}
                  subtitle={<DateText value={event.date} />}
                />
              ))}
            </List>
          </Panel>
        </Section>
      )}
    </>
  );
}
