import { isolate } from '@/lib/isolate';
import { once } from '@/lib/once';
import { createCountryName, type CountryName } from './countries';
import { createDates, type Dates } from './dates';
import type { LanguageCode } from './languages';
import { languages } from './languages';
import type { Template } from './template';
import type { Message, Text, TextValue, Values } from './text';

/** All texts of a language by file and name. English has none: each text carries it. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, Template>>>>;

/** Says a text with its values, or a message, in one language. */
export interface Translate {
  <const T extends Template>(text: Text<T>, ...values: Values<T>): string;
  (message: Message): string;
}

/** One language: its texts, and how it writes numbers, dates and lists. Its functions may be taken out of it. */
export interface Language {
  readonly code: LanguageCode;
  /** BCP 47 tag for `Intl`, with the region whose habits are followed. */
  readonly locale: string;
  readonly t: Translate;
  /** The template of a text as this language has it, plural chosen; for `Rich`, which puts elements into it. */
  readonly template: (text: Text<Template>, count: unknown) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** "A, B and C". */
  readonly list: (items: readonly string[]) => string;
  readonly dates: Dates;
  /** The name of a country stored by its English name. */
  readonly country: CountryName;
  /** A place stored as "Istanbul, Turkey", with its country as the language calls it. */
  readonly place: (stored: string) => string;
}

export function createLanguage(code: LanguageCode, catalog: Catalog = {}): Language {
  const { locale } = languages[code];
  const plural = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const lists = once(() => new Intl.ListFormat(locale));

  const template = ({ id, en }: Text<Template>, count: unknown): string => {
    const [file = '', name = ''] = id.split('.');
    const found = catalog[file]?.[name] ?? en;
    if (typeof found === 'string') return found;
    return (typeof count === 'number' ? found[plural().select(count)] : undefined) ?? found.other;
  };
  const word = (value: TextValue | undefined): string => {
    if (typeof value === 'number') return numbers().format(value);
    if (isSeveral(value)) return lists().format(value.map(word));
    // Names come from people: one that runs from right to left leaves the sentence around it as it is.
    return typeof value === 'object' ? say(value) : isolate(value ?? '');
  };
  const say = ({ text, values = {} }: Message): string =>
    template(text, values['count']).replace(/\{(\w+)\}/g, (_, name: string) => word(values[name]));

  const own: Readonly<Record<string, Text>> = {
    England: { id: 'words.england', en: 'England' },
    Scotland: { id: 'words.scotland', en: 'Scotland' },
    Wales: { id: 'words.wales', en: 'Wales' },
    'Northern Ireland': { id: 'words.northernIreland', en: 'Northern Ireland' },
  };
  const country = createCountryName(locale, (name) =>
    Object.hasOwn(own, name) && own[name] ? template(own[name], undefined) : undefined,
  );

  return {
    code,
    locale,
    t: (said: Text<Template> | Message, values?: Message['values']) =>
      say('text' in said ? said : { text: said, ...(values && { values }) }),
    template,
    number: (value, options) =>
      options === undefined ? numbers().format(value) : new Intl.NumberFormat(locale, options).format(value),
    list: (items) => lists().format(items),
    dates: createDates(locale, () => template({ id: 'ui.justNow', en: 'just now' }, undefined)),
    country,
    place: (stored) => {
      const last = stored.lastIndexOf(',') + 1;
      return stored.slice(0, last) + stored.slice(last).replace(/\S.*\S/, country);
    },
  };
}

/** `Array.isArray` knows no readonly arrays. */
const isSeveral = (value: TextValue | undefined): value is readonly TextValue[] => Array.isArray(value);

/** The language every text carries with it. */
export const english = createLanguage('en');
