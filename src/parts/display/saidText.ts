import { editing } from '@/language/en/editing';
import { sentences } from '@/language/en/sentences';
import type { Translate } from '@/language/language';
import { knownReasons } from '@/language/reasons';
import { message, type Message, type Text, type TextValue } from '@/language/text';
import { fieldTextOf } from './sportWords';

/** Sentences with values; of two that fit the first is meant. */
const templates = [
  sentences.existsAlready,
  sentences.doesNotExist,
  sentences.existsFirst,
  sentences.changedMeanwhile,
  sentences.changedByAuthor,
  sentences.ownProposal,
  sentences.signedOut,
  sentences.deltaSignedOut,
  sentences.matchFailed,
  sentences.playerFailed,
  sentences.sportMissing,
  sentences.replacedBy,
  ...knownReasons,
  editing.isRequired,
  editing.expectedName,
  editing.expectedDay,
  editing.expectedNumber,
  editing.expectedChoice,
  editing.expectedPlayer,
  editing.expectedVideo,
] as const satisfies readonly Text[];

/** What a value looks like where anything else would be a sentence that a person wrote. */
const shapes: Readonly<Record<string, string>> = {
  record: '(?:event|match|player|delta)/\\S+',
  id: '\\S+',
  max: '\\d+',
  field: '[^:]+',
};

const patterns = templates.map((text) => ({ text, pattern: patternOf(text.en) }));

function patternOf(template: string): RegExp {
  const source = template
    .split(/\{(\w+)\}/)
    .map((part, at) =>
      at % 2 === 0 ? part.replace(/[.*+?^$()|[\]\\]/g, '\\$&') : `(?<${part}>${shapes[part] ?? '.+'})`,
    )
    .join('');
  return new RegExp(`^${source}$`, 's');
}

/** A sentence that the model or the server wrote, as a message; `undefined` for any other. */
export function recognised(said: string): Message | undefined {
  for (const { text, pattern } of patterns) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const { field, fields, ...values } = found.groups ?? {};
    return {
      text,
      values: {
        ...values,
        ...(field !== undefined && { field: calledField(field) }),
        ...(fields !== undefined && { fields: fields.split(', ').map(calledField) }),
      },
    };
  }
  return undefined;
}

const calledField = (english: string): TextValue => {
  const text = fieldTextOf(english);
  return text === undefined ? english : message(text);
};

/** A sentence of the model or the server in the language shown; what people wrote themselves stays as it is. */
export function saidText(t: Translate, said: string): string {
  const known = recognised(said);
  return known === undefined ? said : t(known);
}
