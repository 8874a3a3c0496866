import { readFileSync } from 'node:fs';
import type { Parsed } from '@/lib/parsed';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Match } from '@/model/records/records';
import { Problem } from '../base/problem';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shape = 'an object with "events", "players" and "matches", as data/armwrestling.json is';

/**
 * The matches of a data file, each with its event's day and sport. Every error is a problem that says what was
 * expected, what was found, and where.
 */
export function readMatches(file: string): readonly Match[] {
  const data = jsonOf(file, textOf(file));
  if (!isObject(data)) throw new Problem(`${file}: expected ${shape}, found ${kindOf(data)}.`);
  const events = new Map(
    listOf(file, data, 'events').map((raw, at) => {
      const event = read(file, `event ${named(raw, at)}`, recordParsers.event, {
        ...raw,
        created: 0,
        updatedAt: 0,
        author: { id: 'file' },
        source: undefined,
      });
      return [String(event.id), event] as const;
    }),
  );
  return listOf(file, data, 'matches').map((raw, at) => {
    const of = raw['event'];
    const id = isObject(of) ? String(of['id']) : undefined;
    const event = id === undefined ? undefined : events.get(id);
    if (!event)
      throw new Problem(
        `${file}, match ${named(raw, at)}: expected the id of one of the file's events, found ${JSON.stringify(of)}. Add the event or leave the match out.`,
      );
    return read(file, `match ${named(raw, at)}`, recordParsers.match, {
      ...raw,
      updatedAt: 0,
      source: undefined,
      event: { id: event.id, date: event.date, sport: event.sport },
    });
  });
}

const named = (raw: Json, at: number) => (typeof raw['id'] === 'string' ? raw['id'] : `number ${at + 1}`);

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : `a ${typeof value}`;
}

function listOf(file: string, data: Json, key: string): readonly Json[] {
  const list: unknown = data[key];
  if (!Array.isArray(list)) throw new Problem(`${file}: expected ${shape}; "${key}" is ${kindOf(list)}.`);
  const odd = list.findIndex((each) => !isObject(each));
  if (odd >= 0)
    throw new Problem(
      `${file}: expected objects in "${key}", found ${kindOf(list[odd])} as number ${odd + 1}.`,
    );
  return list as readonly Json[];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(
      `${file}: expected a readable file, found ${reasonOf(error)}. Name a file of JSON, for example data/armwrestling.json.`,
    );
  }
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file}: expected JSON, found ${reasonOf(error)}. It should be ${shape}.`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function read<T>(file: string, what: string, parse: (input: unknown) => Parsed<T>, input: unknown): T {
  const result = parse(input);
  if (result.ok) return result.value;
  throw new Problem(`${file}, ${what}: ${result.error}. Correct it or leave it out.`);
}
