import { useMemo } from 'react';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { nameKey } from '@/lib/countryNames';
import { countryOf } from '@/model/records/countryOf';
import { countryCodes } from '@/model/schema/countries';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';
import type { FieldProps } from '@/ui/fields/Field';

export interface CountryFieldProps extends FieldProps {
  /** A code, or a text that names no country. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Takes a country by its name in any known language, by its code or from the list of all. */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const language = useLanguage();
  const search = useMemo(() => countrySearch(language), [language]);
  const code = value === undefined ? undefined : countryOf(value);
  return (
    <ComboboxField
      {...field}
      value={code === undefined ? undefined : { id: code, label: language.country(code) }}
      onChange={(chosen) => onChange(chosen && 'id' in chosen ? chosen.id : undefined)}
      onUnknown={onChange}
      search={search}
    />
  );
}

function countrySearch({ country, locale }: Language): (text: string) => readonly ComboboxItem[] {
  const { compare } = new Intl.Collator(locale);
  const all = countryCodes
    .map((id) => ({ id, label: country(id), key: nameKey(country(id)) }))
    .sort((a, b) => compare(a.label, b.label));
  return (text) => {
    const typed = nameKey(text.trim());
    const meant = countryOf(text) ?? countryOf(text.trim().toUpperCase());
    const begins = all.filter(({ id, key }) => id !== meant && key.startsWith(typed));
    const holds = all.filter(
      ({ id, key }) => id !== meant && !key.startsWith(typed) && key.includes(` ${typed}`),
    );
    return [
      ...all.filter(({ id }) => id === meant).map((item) => ({ ...item, also: text })),
      ...begins,
      ...holds,
    ];
  };
}
