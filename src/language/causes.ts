import { fields as fieldTexts } from './en/fields';
import { sentences } from './en/sentences';
import type { Translate } from './language';
import type { Message, Text, TextValue } from './text';

export const causeTexts = sentences;

export interface SaidCause {
  readonly code: keyof typeof causeTexts;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

export const causeMessage = ({ code, values }: SaidCause): Message => ({
  text: causeTexts[code],
  values: { ...values, ...named(values, (text) => ({ text })) },
});

/**
 * The English sentence of a cause, stored next to it for logs. Readers use the cause, so the wording may
 * change.
 */
export const sentenceOf = ({ code, values }: SaidCause): string => {
  const plain: SaidCause['values'] = { ...values, ...named(values, ({ en }) => en) };
  return causeTexts[code].en.replace(/\{(\w+)\}/g, (_, name: string) =>
    [plain[name] ?? ''].flat().join(', '),
  );
};

function named<T extends TextValue>({ field, fields }: SaidCause['values'], call: (text: Text) => T) {
  const texts: Readonly<Record<string, Text>> = fieldTexts;
  const callOne = (path: string): T | string => {
    const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
    return text === undefined ? path : call(text);
  };
  return {
    ...(typeof field === 'string' && { field: callOne(field) }),
    ...(Array.isArray(fields) && { fields: fields.map((path: string) => callOne(path)) }),
  };
}

/**
 * Why something was rejected or could not be applied, in the current language. Text by a person stays as it
 * is.
 */
export const explain = (t: Translate, said: string, cause: SaidCause | undefined): string =>
  cause === undefined ? said : t(causeMessage(cause));
