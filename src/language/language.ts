import { isolate } from '@/lib/isolate';
import { once } from '@/lib/once';
import { kilogramsPerPound } from '@/lib/pounds';
import { createCountryName, type CountryName } from './countries';
import { createDates, type Dates } from './dates';
import { type LanguageCode, languages } from './languages';
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
  /** The name of a country stored by its code or, before there were codes, by its English name. */
  readonly country: CountryName;
  /** A weight of so many kilograms, in the unit that the reader likes. */
  readonly weight: (kilograms: number) => string;
  readonly weightUnit: WeightUnit;
  /** A class with its kilograms in the unit that the reader chose: `-80kg`, or `-176 lb`. */
  readonly weightClass: (code: string) => string;
  /** A place stored as "Istanbul, Turkey", with its country as the language calls it. */
  readonly place: (stored: string) => string;
}

/** Units of weight that a reader may choose. */
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

export function createLanguage(code: LanguageCode, catalog: Catalog = {}): Language {
  const { locale } = languages[code];
  const plural = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const lists = once(() => new Intl.ListFormat(locale));

  const template = ({ id, en, own: said }: Text<Template>, count: unknown): string => {
    if (said !== undefined) return said[code] ?? String(said['en']);
    // Names of fields and choices are paths, with dots of their own.
    const dot = id.indexOf('.');
    const found = catalog[id.slice(0, dot)]?.[id.slice(dot + 1)] ?? en;
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
  const country = createCountryName(locale, (name) => (own[name] ? template(own[name], undefined) : name));

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
    weight: (kilograms) => weightText(locale, kilograms, 'kg'),
    weightUnit: 'kg',
    weightClass: (code) => code,
    place: (stored) => {
      const last = stored.lastIndexOf(',') + 1;
      return stored.slice(0, last) + stored.slice(last).replace(/\S.*\S/, country);
    },
  };
}

/** One decimal tells more than any scale at a weigh-in. */
const weightText = (locale: string, kilograms: number, unit: WeightUnit): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit === 'kg' ? 'kilogram' : 'pound',
    maximumFractionDigits: 1,
  }).format(unit === 'kg' ? kilograms : kilograms / kilogramsPerPound);

/** The name of a class with its kilograms as whole pounds: `-80 kg` is `-176 lb`, or with what it is called `-176 lb (-80 kg)`. */
const classText = (locale: string, name: string, isNamed: boolean): string =>
  name.replace(/([-+]?)\b(\d{1,3}(?:\.\d{1,2})?)\s?kg/g, (said, sign: string, kilograms: string) => {
    const pounds = Math.round(Number(kilograms) / kilogramsPerPound) * kilogramsPerPound;
    return sign + weightText(locale, pounds, 'lb') + (isNamed ? ` (${said})` : '');
  });

/** `Array.isArray` knows no readonly arrays. */
const isSeveral = (value: TextValue | undefined): value is readonly TextValue[] => Array.isArray(value);

/** The language every text carries with it. */
export const english = createLanguage('en');

/** The language with weights in a unit; the same for the same, so that nothing is drawn anew. */
export function inUnit(language: Language, unit: WeightUnit): Language {
  if (language.weightUnit === unit) return language;
  const known = turned.get(language) ?? {
    ...language,
    weight: (kilograms: number) => weightText(language.locale, kilograms, unit),
    t: (said: Text<Template> | Message, values?: Message['values']) => {
      const text = language.t('text' in said ? said : { text: said, ...(values && { values }) });
      return 'weighs' in said ? classText(language.locale, text, said.weighs === 'beside') : text;
    },
    weightUnit: unit,
    weightClass: (code: string) => classText(language.locale, code, false),
  };
  turned.set(language, known);
  return known;
}

// Of two units there is one other for each language.
const turned = new WeakMap<Language, Language>();
