import { definitions } from '@/language/en/definitions';
import { languageCodes, languages } from '@/language/languages';
import { useText } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { TextField } from '@/ui/fields/TextField';
import { localIn, withLocal } from './definitionDraft';

export interface LocalFieldsProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}

export function LocalFields({ label, value, onChange }: LocalFieldsProps) {
  const t = useText();
  return languageCodes.map((code) => (
    <TextField
      key={code}
      label={code === 'en' ? label : t(definitions.inLanguage, { label, language: languages[code].name })}
      value={localIn(value, code)}
      onChange={(text) => onChange(withLocal(value, code, text))}
    />
  ));
}
