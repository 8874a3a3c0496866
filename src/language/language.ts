import { isolate } from '@/lib/isolate';
import { once } from '@/lib/once';
import { kilogramsPerPound } from '@/lib/pounds';
import { createCountryName, createPlaceName, type CodeOfName, type CountryName } from './countries';
import { createDates, type Dates } from './dates';
import { type LanguageCode, languages } from './languages';
import { siteName } from './siteName';
import type { Template } from './template';
import type { Message, Text, TextValue, Values } from './text';

/** A language's texts by file and name. English has no catalog, because each text contains it. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, Template>>>>;

export interface Translate {
  <const T extends Template>(text: Text<T>, ...values: Values<T>): string;
  (message: Message): string;
}

/** A language: its texts, and its formats of numbers, dates and lists. Its functions may be destructured. */
export interface Language {
  readonly code: LanguageCode;
  /** BCP 47 tag for `Intl`, including the region whose formats are used. */
  readonly locale: string;
  readonly t: Translate;
  /** A text's template in this language with the plural chosen; for `Rich`, which inserts elements. */
  readonly template: (text: Text<Template>, count: unknown) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly list: (items: readonly string[]) => string;
  readonly dates: Dates;
  readonly country: CountryName;
  readonly weight: (kilograms: number) => string;
  readonly weightUnit: WeightUnit;
  /** A weight class in the reader's unit: `-80kg` or `-176 lb`. */
  readonly weightClass: (code: string) => string;
  /** A place stored as "Istanbul, Turkey", with the country translated. */
  readonly place: (stored: string) => string;
}

export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** Without `codeOf` places are shown as they are stored. */
export function createLanguage(code: LanguageCode, catalog: Catalog = {}, codeOf?: CodeOfName): Language {
  const { locale } = languages[code];
  const plural = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const lists = once(() => new Intl.ListFormat(locale));

  const template = ({ id, en, own: said }: Text<Template>, count: unknown): string => {
    if (said !== undefined) return said[code] ?? String(said['en']);
    // Only the first dot separates the file: names of fields and choices contain dots.
    const dot = id.indexOf('.');
    const found = catalog[id.slice(0, dot)]?.[id.slice(dot + 1)] ?? en;
    if (typeof found === 'string') return found;
    return (typeof count === 'number' ? found[plural().select(count)] : undefined) ?? found.other;
  };
  const word = (value: TextValue | undefined): string => {
    if (typeof value === 'number') return numbers().format(value);
    if (isSeveral(value)) return lists().format(value.map(word));
    // Isolate names, so that right-to-left text does not reorder the sentence.
    return typeof value === 'object' ? say(value) : isolate(value ?? '');
  };
  const say = ({ text, values = {} }: Message): string =>
    template(text, values['count']).replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'site' ? siteName() : word(values[name]),
    );

  const nations = new Map<string, Text>(
    Object.entries({
      'GB-ENG': { id: 'words.england', en: 'England' },
      'GB-SCT': { id: 'words.scotland', en: 'Scotland' },
      'GB-WLS': { id: 'words.wales', en: 'Wales' },
      'GB-NIR': { id: 'words.northernIreland', en: 'Northern Ireland' },
    }),
  );
  const country = createCountryName(locale, (at) => {
    const nation = nations.get(at);
    return nation && template(nation, undefined);
  });

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
    place: codeOf ? createPlaceName(codeOf, country) : (stored) => stored,
  };
}

/** One decimal is more precise than a scale at a weigh-in. */
const weightText = (locale: string, kilograms: number, unit: WeightUnit): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit === 'kg' ? 'kilogram' : 'pound',
    maximumFractionDigits: 1,
  }).format(unit === 'kg' ? kilograms : kilograms / kilogramsPerPound);

/**
 * A class name with kilograms converted to whole pounds: `-80 kg` becomes `-176 lb`, or `-176 lb (-80 kg)` if
 * the name must stay.
 */
const classText = (locale: string, name: string, isNamed: boolean): string =>
  name.replace(/([-+]?)\b(\d{1,3}(?:\.\d{1,2})?)\s?kg/g, (said, sign: string, kilograms: string) => {
    const pounds = Math.round(Number(kilograms) / kilogramsPerPound) * kilogramsPerPound;
    return sign + weightText(locale, pounds, 'lb') + (isNamed ? ` (${said})` : '');
  });

/** `Array.isArray` does not narrow readonly arrays. */
const isSeveral = (value: TextValue | undefined): value is readonly TextValue[] => Array.isArray(value);

/** Every text contains its English. */
export const english = createLanguage('en');

/** The language with weights in a unit. Cached, so that an equal result does not rerender anything. */
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

// With two units, each language has one other form.
const turned = new WeakMap<Language, Language>();
