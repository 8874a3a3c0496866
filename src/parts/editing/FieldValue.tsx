import { editing } from '@/language/en/editing';
import { useLanguage } from '@/language/useLanguage';
import { isJsonObject, type Json } from '@/lib/json';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { path } from '@/model/routes';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { fieldText } from '../display/fieldText';

/** A field's value as people read it: a player and a video lead where they are. */
export function FieldValue({ field, value }: { readonly field: FieldSpec; readonly value: Json }) {
  const language = useLanguage();
  const text = fieldText(language, field, value);
  if (text === undefined)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{language.t(editing.none)}</VisuallyHidden>
      </>
    );
  if (field.type === 'player' && isJsonObject(value) && typeof value['id'] === 'string')
    return <TextLink to={path('player', { id: value['id'] })}>{text}</TextLink>;
  if (field.type === 'date' && typeof value === 'string') return <DateText value={value} />;
  if (field.type === 'youtube')
    return <TextLink to={`https://youtu.be/${encodeURIComponent(text)}`}>{`youtu.be/${text}`}</TextLink>;
  return text;
}
