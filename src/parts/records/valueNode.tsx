import type { ReactNode } from 'react';
import type { Language } from '@/language/language';
import { isJsonObject, type Json } from '@/lib/json';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { isCollection } from '@/model/schema/recordSchema';
import type { Sport } from '@/model/sports';
import { fieldText } from '../words/fieldText';
import { DrawsText } from './DrawsText';
import { PlayerApart } from './PlayerApart';
import { RecordLink } from './RecordLink';

/**
 * A field's value in one line; `undefined` if empty. A record has its name and a link instead of its id. Two players of
 * one name, as the value and the one `beside` it, are distinguished.
 */
export const valueNode = (
  language: Language,
  sports: readonly Sport[],
  field: FieldSpec,
  value: Json,
  beside: Json = null,
): ReactNode => {
  if (field.path === 'draws' && Array.isArray(value)) return <DrawsText value={value} sports={sports} />;
  if (field.type === 'record' && typeof value === 'string' && isCollection(field.of))
    return <RecordLink collection={field.of} id={value} />;
  const name = fieldText(language, sports, field, value);
  const [id, other] = field.type === 'player' ? [idIn(value), idIn(beside)] : [];
  const areNamesakes = name !== undefined && name === fieldText(language, sports, field, beside);
  return areNamesakes && id !== undefined && other !== undefined && id !== other ? (
    <PlayerApart id={id} name={name} ids={[id, other]} />
  ) : (
    name
  );
};

function idIn(value: Json): string | undefined {
  const id = isJsonObject(value) ? value['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
