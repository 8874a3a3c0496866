import type { Json } from '@/lib/json';
import { fieldProblem, findField, isPlayerValue, type FieldSpec } from '@/model/fields';

/** What an input holds while it is typed: a value (`null` when empty), a player nobody knows yet, or text that means nothing. */
export type Draft =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'newPlayer'; readonly name: string }
  | { readonly kind: 'unreadable' };

export const emptyDraft: Draft = { kind: 'value', value: null };

export const draftOf = (value: Json): Draft => ({ kind: 'value', value });

/** The value as it would be proposed: outer blanks are not meant, and a text of blanks is none. */
export function draftValue(field: FieldSpec, draft: Draft): Json | undefined {
  if (draft.kind !== 'value') return undefined;
  if (field.type !== 'string' || typeof draft.value !== 'string') return draft.value;
  return draft.value.trim() || null;
}

/** Why the draft may not be proposed, or `undefined` when it may. */
export function draftProblem(field: FieldSpec, draft: Draft, sport?: string): string | undefined {
  switch (draft.kind) {
    case 'value':
      return fieldProblem(field, draftValue(field, draft), sport);
    case 'newPlayer': {
      const name = findField('player', 'name');
      return name && fieldProblem({ ...name, label: field.label }, draft.name);
    }
    case 'unreadable':
      return field.type === 'player'
        ? `${field.label}: choose a player from the list`
        : `${field.label}: no video recognised in this text`;
  }
}

/** Whether two drafts name one person, who cannot meet themselves. */
export function samePlayer(a: Draft, b: Draft): boolean {
  if (a.kind === 'newPlayer' && b.kind === 'newPlayer') return a.name === b.name;
  return (
    a.kind === 'value' &&
    b.kind === 'value' &&
    isPlayerValue(a.value) &&
    isPlayerValue(b.value) &&
    a.value.id === b.value.id
  );
}
