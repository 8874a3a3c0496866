import { causeMessage } from '@/language/causes';
import { editing } from '@/language/en/editing';
import type { Translate } from '@/language/language';
import { isJsonObject, type Json } from '@/lib/json';
import { findField } from '@/model/records/fields';
import { fieldProblem, isPlayerValue } from '@/model/records/fieldProblem';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { withProposableName } from '@/model/proposals/proposableNames';
import { parseAccount } from '@/model/schema/accountNames';
import { parseLink } from '@/model/schema/links';
import { cleanLine, cleanName, cleanProse } from '@/model/texts';
import type { Sport } from '@/model/sports';
import { fieldLabel } from '../words/sportWords';

/** An input's content while typing: a value (`null` if empty), a new player's name, or unreadable text. */
export type Draft =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'newPlayer'; readonly name: string }
  | { readonly kind: 'unreadable'; readonly text?: string | undefined };

export type Drafts = Readonly<Record<string, Draft>>;

export const emptyDraft: Draft = { kind: 'value', value: null };

export const draftOf = (value: Json): Draft => ({ kind: 'value', value });

/** The typed value of a field; `null` if it is empty or not a value. */
export function valueAt(drafts: Drafts, path: string): Json {
  const draft = drafts[path];
  return draft?.kind === 'value' ? draft.value : null;
}

/**
 * The value to propose, without outer blanks and hidden characters; a text of nothing else counts as empty.
 */
export function draftValue(field: FieldSpec, draft: Draft): Json | undefined {
  if (draft.kind !== 'value') return undefined;
  const { value } = draft;
  if (field.type === 'player') return withProposableName(value);
  if (field.type === 'names') return Array.isArray(value) ? cleanFormerNames(value) : value;
  if (Array.isArray(value)) return cleanLines(value);
  if (typeof value !== 'string') return value;
  switch (field.type) {
    case 'string':
      return cleanName(value) || null;
    case 'line':
      return cleanLine(value) || null;
    case 'text':
      return cleanProse(value) || null;
    case 'link':
      return value.trim() === '' ? null : (parseLink(value) ?? value);
    case 'account':
      if (field.site === undefined || value.trim() === '') return null;
      return parseAccount(field.site, value) ?? value;
    default:
      return value;
  }
}

function cleanLines(lines: readonly Json[]): Json {
  const cleaned = lines.map((line) => (typeof line === 'string' ? cleanLine(line) : '')).filter(Boolean);
  return cleaned.length === 0 ? null : [...new Set(cleaned)];
}

function cleanFormerNames(formerNames: readonly Json[]): Json {
  const cleaned = formerNames.map((former) =>
    isJsonObject(former) && typeof former['name'] === 'string'
      ? { ...former, name: cleanName(former['name']) }
      : former,
  );
  return cleaned.length === 0 ? null : cleaned;
}

/** Why the draft cannot be proposed, else `undefined`. A code must be one of the given sports'. */
export function draftProblem(
  t: Translate,
  field: FieldSpec,
  draft: Draft,
  sports: readonly Sport[],
): string | undefined {
  const name = fieldLabel(t, field);
  switch (draft.kind) {
    case 'value':
      return valueProblem(t, name, field, draftValue(field, draft), sports);
    case 'newPlayer': {
      const playerName = findField('player', 'name');
      return playerName && valueProblem(t, name, playerName, draft.name, sports);
    }
    case 'unreadable':
      if (field.type === 'player') return t(editing.choosePlayerFor, { field: name });
      if (field.type === 'record') return t(editing.chooseRecordFor, { field: name });
      // The text is not a number, so the model reports its type.
      return ['number', 'points', 'year', 'weight', 'start'].includes(field.type)
        ? valueProblem(t, name, field, draft.text ?? '', sports)
        : t(editing.noVideoFor, { field: name });
  }
}

function valueProblem(
  t: Translate,
  name: string,
  field: FieldSpec,
  value: Json | undefined,
  sports: readonly Sport[],
): string | undefined {
  const cause = fieldProblem(field, value, { reading: 'new', sports });
  if (cause === undefined) return undefined;
  const { text, values } = causeMessage(cause);
  return t({ text, values: { ...values, field: name } });
}

export function nameOfDraft(draft: Draft): string {
  if (draft.kind === 'newPlayer') return draft.name;
  return draft.kind === 'value' && isPlayerValue(draft.value) ? draft.value.name : '';
}

/** Whether two drafts name one person, who cannot have a match with themselves. */
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
