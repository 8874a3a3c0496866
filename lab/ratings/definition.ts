import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parsed } from '@/lib/parsed';
import { parseStoredSport } from '@/model/parsing/parseSport';
import type { RatingParameters } from '@/model/schema/ratingParameters';
import type { Sport } from '@/model/sports';
import { Problem } from '../../scripts/base/problem';

export const definitionFile = (folder: string, sport: string): string => join(folder, `${sport}.json`);

export const definedSports = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : [];

/** The definition in a sport's file; `{ id }` if the sport has none yet. */
export function readDefinition(file: string, sport: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return { id: sport };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(
      `${file}: expected a sport's definition in JSON, found ${reasonOf(error)}. Mend it first.`,
    );
  }
  if (typeof value === 'object' && value !== null && (value as { readonly id?: unknown }).id === sport)
    return { ...value };
  throw new Problem(
    `${file}: expected an object whose "id" is "${sport}", found ${JSON.stringify(value)?.slice(0, 80)}. Mend it first.`,
  );
}

/** Parses a definition's sport and ignores its parameters; an error if the definition is incomplete. */
export function definedSport({
  ratings: _,
  ...definition
}: Readonly<Record<string, unknown>>): Parsed<Sport> {
  return parseStoredSport(definition);
}

/** Writes the parameters into a sport's file and keeps the rest of it. The file is replaced atomically. */
export function writeParameters(
  file: string,
  definition: Readonly<Record<string, unknown>>,
  ratings: RatingParameters,
): void {
  replace(file, `${JSON.stringify({ ...definition, ratings }, null, 2)}\n`);
}

/** Fails before the work if its result cannot be written. Tries it by replacing an existing file with itself. */
export function requireWritable(file: string): void {
  const unfinished = unfinishedOf(file);
  if (existsSync(file)) replace(file, readFileSync(file, 'utf8'));
  else
    attempt(file, unfinished, () => {
      writeFileSync(unfinished, '');
      rmSync(unfinished);
    });
}

const unfinishedOf = (file: string) => `${file}.${process.pid}.tmp`;

function replace(file: string, text: string): void {
  const unfinished = unfinishedOf(file);
  attempt(file, unfinished, () => {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  });
}

function attempt(file: string, unfinished: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Problem(
      `${file}: expected to be able to write it, found ${reasonOf(error)}. Nothing was changed; make the folder writable and run the command again.`,
    );
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
