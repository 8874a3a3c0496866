import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import type { LanguageCode } from '@/language/languages';

/** A definition while somebody writes it: facts that the form does not know stay as they are. */
export type Draft = JsonObject;

const emptyDraft: Draft = {
  id: '',
  name: '',
  choices: [],
  score: { counts: '', most: 10, draws: false },
};

export function draftOf(text: string): Draft | undefined {
  if (text.trim() === '') return emptyDraft;
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (draft: object): string => JSON.stringify(draft, undefined, 2);

export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const objectIn = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

export const objectsIn = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];

export const localIn = (value: Json | undefined, language: LanguageCode): string =>
  isJsonObject(value) ? textIn(value[language]) : language === 'en' ? textIn(value) : '';

export function withLocal(value: Json | undefined, language: LanguageCode, text: string): Json {
  const texts: JsonObject = {
    ...(isJsonObject(value) ? value : { en: textIn(value) }),
    [language]: text,
  };
  const kept = Object.entries(texts).filter(([code, each]) => code === 'en' || each !== '');
  return kept.length === 1 ? textIn(texts['en']) : Object.fromEntries(kept);
}

export const replacedAt = <T>(list: readonly T[], at: number, item: T | undefined): readonly T[] =>
  list.flatMap((each, index) => (index !== at ? [each] : item === undefined ? [] : [item]));

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

export const idOfName = (name: string): string => wordsIn(name).join('-').slice(0, 32);

/** `Time control` gives `choices.timeControl`. */
export function pathOfLabel(label: string): string {
  const [first = '', ...others] = wordsIn(label);
  const name = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `choices.${name.slice(0, 20)}`;
}

/** The limits of a class of weight that its code names: `75kg`, `110kg+`. */
export function weightLimits(code: string): JsonObject {
  const [, kilograms, over] = /^(\d{2,3})kg(\+?)$/.exec(code) ?? [];
  if (kilograms === undefined) return {};
  return over === '' ? { most: Number(kilograms) } : { over: Number(kilograms) };
}
