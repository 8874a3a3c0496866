import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { assertNever } from '@/lib/assertNever';
import type { Json } from '@/lib/json';
import { enumOptions, type FieldSpec } from '@/model/fields';
import { limits } from '@/model/limits';
import { parseYoutube } from '@/model/youtube';
import { DateField } from '@/ui/fields/DateField';
import { NumberField } from '@/ui/fields/NumberField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { YoutubeField } from '@/ui/fields/YoutubeField';
import { codeName, fieldLabel } from '../display/sportWords';
import { draftOf, type Draft } from './draft';
import { PlayerField } from './PlayerField';

export interface FieldInputProps {
  readonly field: FieldSpec;
  readonly sport: string | undefined;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** The input that fits a field's type. */
export function FieldInput({ field, sport, draft, onChange, error, hint }: FieldInputProps) {
  const t = useText();
  const shared = { label: fieldLabel(t, field), required: field.required, error };
  const props = hint === undefined ? shared : { ...shared, hint };
  const value = draft.kind === 'value' ? draft.value : null;
  const text = typeof value === 'string' ? value : undefined;
  const change = (next: Json | undefined) => onChange(draftOf(next ?? null));

  switch (field.type) {
    case 'string':
      return <TextField {...props} value={text ?? ''} onChange={change} maxLength={limits.name} />;
    case 'date':
      return <DateField {...props} value={text} onChange={change} />;
    case 'number':
      return (
        <NumberField
          {...props}
          value={draft.kind === 'unreadable' ? draft.text : typeof value === 'number' ? value : undefined}
          max={field.max}
          onChange={(next) =>
            typeof next === 'string' ? onChange({ kind: 'unreadable', text: next }) : change(next)
          }
        />
      );
    case 'enum':
      return (
        <SelectField
          {...props}
          value={text}
          onChange={change}
          options={Object.keys(enumOptions(field.path, sport)).map((code) => ({
            value: code,
            label: codeName(t, field.path, code),
          }))}
          emptyLabel={field.required ? undefined : t(editing.unknown)}
        />
      );
    case 'player':
      return <PlayerField {...props} draft={draft} onChange={onChange} />;
    case 'youtube':
      return (
        <YoutubeField
          {...props}
          value={text}
          parse={parseYoutube}
          onChange={(id, readable) => (readable ? change(id) : onChange({ kind: 'unreadable' }))}
        />
      );
    default:
      return assertNever(field.type, 'field type');
  }
}
