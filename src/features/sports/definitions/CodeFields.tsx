import { X } from 'lucide-react';
import { definitions } from '@/language/en/definitions';
import { useText } from '@/language/useLanguage';
import type { JsonObject } from '@/lib/json';
import { IconButton } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { FieldRow } from '@/ui/fields/FieldRow';
import { TextField } from '@/ui/fields/TextField';
import { textIn, weightLimits } from './definitionDraft';
import { LocalFields } from './LocalFields';

export interface CodeFieldsProps {
  readonly code: JsonObject;
  /** Number of the code in its choice, from 1. */
  readonly number: number;
  readonly isWeight: boolean;
  /** A stored code may be used by matches: it stays, and can be retired. */
  readonly isStored: boolean;
  readonly onChange: (code: JsonObject | undefined) => void;
}

export function CodeFields({ code, number, isWeight, isStored, onChange }: CodeFieldsProps) {
  const t = useText();
  const { retired, most: _, over: __, ...rest } = code;
  const name = textIn(code['code']);
  return (
    <FieldRow>
      {!isStored && (
        <TextField
          label={t(definitions.code, { number })}
          value={name}
          onChange={(text) => onChange({ ...rest, code: text, ...(isWeight && weightLimits(text)) })}
        />
      )}
      <LocalFields
        label={t(definitions.codeLabel, { number })}
        value={code['label']}
        onChange={(label) => onChange({ ...code, label })}
      />
      {isStored ? (
        <CheckboxField
          label={t(definitions.retire, { code: name })}
          checked={retired === true}
          onChange={(checked) => {
            const { retired: ___, ...used } = code;
            onChange(checked ? { ...code, retired: true } : used);
          }}
        />
      ) : (
        <IconButton
          label={t(definitions.removeCode, { number })}
          icon={<X />}
          onClick={() => onChange(undefined)}
        />
      )}
    </FieldRow>
  );
}
