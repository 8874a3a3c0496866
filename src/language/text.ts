import type { NamesOf, Template } from './template';

/** An interface text: its id in the catalogs, and its English. Plain data, so that state may contain it. */
export interface Text<T extends Template = string> {
  /** `file.name`, for example `outbox.waiting`. */
  readonly id: string;
  readonly en: T;
  /** Translations by language code, for a text that comes from data rather than a catalog. */
  readonly own?: Readonly<Record<string, string>>;
  /** Converts kilograms in the text to the reader's unit: `alone`, or `beside` the original. */
  readonly weighs?: 'alone' | 'beside';
}

/** A value for `{name}`: numbers are formatted, messages translated, several values listed. */
export type TextValue = string | number | Message | readonly TextValue[];

/**
 * A text with its values, not yet in any language. For state and notices, which outlive a change of language.
 */
export interface Message {
  readonly text: Text<Template>;
  readonly values?: Readonly<Record<string, TextValue>>;
}

export type ValuesOf<T extends Template, V = TextValue> = {
  readonly [Name in NamesOf<T>]: Name extends 'count' ? (T extends string ? V : number) : V;
};

export type Values<T extends Template> = [NamesOf<T>] extends [never] ? [] : [values: ValuesOf<T>];

export function defineTexts<const T extends Readonly<Record<string, Template>>>(
  file: string,
  texts: T,
): { readonly [Name in keyof T]: Text<T[Name]> } {
  const entries = Object.entries(texts).map(([name, en]) => [name, { id: `${file}.${name}`, en }]);
  return Object.fromEntries(entries) as { readonly [Name in keyof T]: Text<T[Name]> };
}

export const message = <const T extends Template>(text: Text<T>, ...[values]: Values<T>): Message =>
  values === undefined ? { text } : { text, values };
