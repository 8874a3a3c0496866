import { X } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { isJsonObject, type Json } from '@/lib/json';
import { limits } from '@/model/schema/limits';
import { Button } from '@/ui/Button';
import { DateField } from '@/ui/fields/DateField';
import type { FieldProps } from '@/ui/fields/Field';
import { FieldRow } from '@/ui/fields/FieldRow';
import { TextField } from '@/ui/fields/TextField';

export interface FormerNamesFieldProps extends Pick<FieldProps, 'label' | 'error'> {
  readonly value: Json;
  readonly onChange: (next: Json) => void;
}

/** Edits former names. New ones are added by changing the name. */
export function FormerNamesField({ label, error, value, onChange }: FormerNamesFieldProps) {
  const t = useText();
  const formerNames = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const put = (at: number, part: { readonly [key: string]: Json }) =>
    onChange(formerNames.map((former, place) => (place === at ? { ...former, ...part } : former)));
  const remove = (at: number) => {
    const left = formerNames.filter((_, place) => place !== at);
    onChange(left.length === 0 ? null : left);
  };
  if (formerNames.length === 0) return <p>{t(editing.noFormerNames)}</p>;
  return formerNames.map((former, at) => {
    const name = textOf(former['name']);
    return (
      <FieldRow key={at}>
        <TextField
          label={formerNames.length === 1 ? label : t(editing.formerNameAt, { number: at + 1 })}
          error={at === formerNames.length - 1 ? error : undefined}
          value={name}
          onChange={(next) => put(at, { name: next })}
          maxLength={limits.name}
        />
        <DateField
          label={t(editing.newNameSince)}
          value={textOf(former['until'])}
          onChange={(next) => put(at, { until: next ?? '' })}
        />
        <Button size="sm" variant="quiet" icon={<X />} onClick={() => remove(at)}>
          {t(editing.removeFormerName, { name })}
        </Button>
      </FieldRow>
    );
  });
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
