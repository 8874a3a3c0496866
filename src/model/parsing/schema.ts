import * as v from 'valibot';
import { isJsonObject, isPlainObject, type Json } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { isDateString, type DateString } from '../dates';
import { found } from '../found';
import { deltaId, userId } from '../ids';
import { parseYoutube } from '../records/parseVideo';

// Shared parts of document schemas. A message completes the sentence "expected …".

export const text = v.pipe(v.string('a text'), v.nonEmpty('a text'));

export const account = v.pipe(text, v.transform(userId));

export const delta = v.pipe(text, v.transform(deltaId));

export const time = v.pipe(v.number('a time'), v.finite('a time'));

export const day = v.custom<DateString>(isDateString, 'a day as YYYY-MM-DD');

export const knownDate = v.pipe(v.string('a date'), v.regex(/^\d{4}(?:-\d\d){0,2}$/, 'a date'));

/** The specification allows a link or an id; the client uses the id. */
export const youtube = v.pipe(
  text,
  v.transform(parseYoutube),
  v.check((id) => id !== undefined, 'a YouTube link or id'),
  v.transform((id) => id!),
);

export const texts = v.pipe(
  v.union([text, v.pipe(v.array(text), v.nonEmpty())]),
  v.transform((value): readonly string[] => (typeof value === 'string' ? [value] : value)),
);

export const json = v.custom<Json>(isJson, 'plain data');

/**
 * An optional field where an invalid value counts as absent. Use inside `v.object` followed by `dropAbsent`.
 */
export const lenient = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

export function dropAbsent<T extends object>(value: T): Present<T> {
  const entries = Object.entries(value).filter(([, at]) => at !== undefined);
  return Object.fromEntries(entries) as Present<T>;
}

export const presentObject = <E extends v.ObjectEntries>(entries: E, message?: string) =>
  v.pipe(
    v.object(entries, message),
    v.transform((value) => dropAbsent(value)),
  );

export function readDocument<T>(
  collection: string,
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): Parsed<T> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return parsed(result.output);
  const [issue] = result.issues;
  const id = isJsonObject(input) && typeof input['id'] === 'string' ? input['id'] : '?';
  const path = v.getDotPath(issue) ?? 'the document';
  const expected = /object$/.test(issue.type) && issue.input === undefined ? 'a value' : issue.message;
  return unparsed(`${collection}/${id}: expected ${path} to be ${expected}, found ${found(issue.input)}`);
}

export function isJson(value: unknown): value is Json {
  if (value === null) return true;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return Array.isArray(value)
        ? value.every(isJson)
        : isPlainObject(value) && Object.values(value).every(isJson);
    default:
      return false;
  }
}
