import type { ReactNode } from 'react';
import type { Language } from '@/language/language';
import type { Json } from '@/lib/json';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { isCollection } from '@/model/schema/recordSchema';
import type { Sport } from '@/model/sports';
import { fieldText } from '../words/fieldText';
import { lazyPart } from '@/ui/lazyPart';
import { RecordLink } from './RecordLink';

/** Few proposals are about draws. */
const { Part: DrawsText } = lazyPart(() => import('./DrawsText').then((code) => code.DrawsText));

/** A field's value in one line; `undefined` if empty. A record has its name and a link instead of its id. */
export const valueNode = (
  language: Language,
  sports: readonly Sport[],
  field: FieldSpec,
  value: Json,
): ReactNode =>
  field.path === 'draws' && Array.isArray(value) ? (
    <DrawsText value={value} sports={sports} />
  ) : field.type === 'record' && typeof value === 'string' && isCollection(field.of) ? (
    <RecordLink collection={field.of} id={value} />
  ) : (
    fieldText(language, sports, field, value)
  );
