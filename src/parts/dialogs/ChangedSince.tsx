import { dequal } from 'dequal';
import { useState } from 'react';
import { ui } from '@/language/en/ui';
import { editing } from '@/language/en/editing';
import { useLanguage } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { selectFieldValue } from '@/wiki/editing/editingSelectors';
import { selectRecord } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { draftOf, emptyDraft, type Drafts } from '../drafts/draft';
import { DraftNote } from '../drafts/DraftNote';
import { fieldText } from '../words/fieldText';
import { fieldLabel } from '../words/sportWords';

export interface ChangedSinceProps {
  readonly collection: Collection;
  readonly id: string;
  readonly fields: readonly FieldSpec[];
  readonly drafts: Drafts;
  /** True if OK also proposes values that the form opened with. */
  readonly sendsAll?: true;
}

/**
 * Says which values in a form changed elsewhere since it opened: in another tab, on another device of the
 * author, or by somebody else. OK replaces them.
 */
export function ChangedSince({ collection, id, fields, drafts, sendsAll }: ChangedSinceProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const isHere = useAppSelector((state) => selectRecord(state, collection, id) !== undefined);
  const now = useAppSelector(
    (state) => new Map(fields.map((field) => [field.path, selectFieldValue(state, collection, id, field)])),
    dequal,
  );
  const [opened, setOpened] = useState(now);
  // A record that loads after the form opened was not changed.
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) {
    setWasHere(true);
    setOpened(now);
  }
  return fields.map((field) => {
    const before = opened.get(field.path) ?? null;
    const value = now.get(field.path) ?? null;
    const draft = drafts[field.path] ?? emptyDraft;
    const isSent = sendsAll === true || !dequal(draft, draftOf(before));
    if (!isSent || dequal(before, value) || dequal(draft, draftOf(value))) return null;
    const said = fieldText(language, sports, field, value) ?? t(ui.nothing);
    return (
      <DraftNote key={field.path}>
        {t(editing.changedSince, { field: fieldLabel(t, field), value: said })}
      </DraftNote>
    );
  });
}
