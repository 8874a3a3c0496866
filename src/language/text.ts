import type { NamesOf, Template } from './template';

/** An interface text: where its translations are found, and its English. Plain data, so a state or a table may hold it. */
export interface Text<T extends Template = string> {
  /** `file.name`, for example `outbox.waiting`. */
  readonly id: string;
  readonly en: T;
  /** The text in other languages by their codes, where it comes from data and no catalog has it. */
  readonly own?: Readonly<Record<string, string>>;
  /** Present where its kilograms are told in the unit that the reader has chosen: alone, or as they are beside it. */
  readonly weighs?: 'alone' | 'beside';
}

/**
 * The values that may stand for `{name}`: numbers are written as the language writes them, messages are translated, and
 * several are listed.
 */
export type TextValue = string | number | Message | readonly TextValue[];

/** A text with its values, not yet said in any language: for states and notices, which outlive a change of language. */
export interface Message {
  readonly text: Text<Template>;
  readonly values?: Readonly<Record<string, TextValue>>;
}

/** The values a text needs; a plural's `count` is a number. */
export type ValuesOf<T extends Template, V = TextValue> = {
  readonly [Name in NamesOf<T>]: Name extends 'count' ? (T extends string ? V : number) : V;
};

/** The rest of the arguments after a text: none when it needs no values. */
export type Values<T extends Template> = [NamesOf<T>] extends [never] ? [] : [values: ValuesOf<T>];

/** The English texts of one file; `file` is its name, and the first half of their ids. */
export function defineTexts<const T extends Readonly<Record<string, Template>>>(
  file: string,
  texts: T,
): { readonly [Name in keyof T]: Text<T[Name]> } {
  const entries = Object.entries(texts).map(([name, en]) => [name, { id: `${file}.${name}`, en }]);
  // The same names with the templates wrapped, which `fromEntries` cannot tell.
  return Object.fromEntries(entries) as { readonly [Name in keyof T]: Text<T[Name]> };
}

/** A text with its values as data; `t(message)` says it. */
export const message = <const T extends Template>(text: Text<T>, ...[values]: Values<T>): Message =>
  values === undefined ? { text } : { text, values };
