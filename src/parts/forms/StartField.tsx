import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { startText } from '@/model/records/newStart';
import { parseStart } from '@/model/records/startsAt';
import { DateField } from '@/ui/fields/DateField';
import type { FieldProps } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { draftOf, type Draft } from '../drafts/draft';

export interface StartFieldProps extends FieldProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Day and time of an event's start, and the zone in which its clocks show them: at first the reader's own. */
export function StartField({ draft, onChange, ...field }: StartFieldProps) {
  const t = useText();
  const stored = draft.kind === 'value' ? draft.value : (draft.kind === 'unreadable' && draft.text) || '';
  const start = parseStart(stored);
  const [own] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  // While the day or the time is typed, nothing can be read, and the zone of the stored start has to last.
  const [chosen, setChosen] = useState(start?.zone);
  const zone = start?.zone ?? chosen ?? own;
  const local = start ? `${start.day}T${start.time}` : typeof stored === 'string' ? stored : '';
  const set = (next: string | undefined, nextZone: string) => {
    if (next === undefined) return onChange(draftOf(null));
    const text = startText(next, nextZone);
    onChange(text === undefined ? { kind: 'unreadable', text: next } : draftOf(text));
  };
  return (
    <>
      <DateField {...field} withTime value={local} onChange={(next) => set(next, zone)} />
      {local !== '' && (
        <SelectField
          label={t(editing.timeZone)}
          value={zone}
          onChange={(next = zone) => {
            setChosen(next);
            set(local, next);
          }}
          options={zonesWith(zone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        />
      )}
    </>
  );
}

const zonesWith = (zone: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();
