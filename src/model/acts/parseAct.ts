import * as v from 'valibot';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '../found';
import { isNewId } from '../ids';
import { alternativesOf } from '../parsing/shapes';
import { dropAbsent } from '../parsing/schema';
import { acts, isActKind, type ActAsked } from './acts';

export interface ActRequest {
  readonly action: string;
  readonly asked: ActAsked;
}

/**
 * Reads the payload of a call of `act`. Its id makes a repetition continue the act instead of doing it twice.
 */
export function parseAct(data: unknown): Parsed<ActRequest> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with kind and action, found ${found(data)}`);
  const { kind, action, ...payload } = data;
  if (!isActKind(kind))
    return unparsed(`Expected kind to be one of ${Object.keys(acts).join(', ')}, found ${found(kind)}`);
  if (!isNewId(action))
    return unparsed(`Expected action to be an id of 20 letters and digits, found ${found(action)}`);
  const alternatives = alternativesOf(acts[kind].shape);
  const results = alternatives.map((entries) =>
    v.safeParse(v.strictObject(entries), payload, { abortEarly: true }),
  );
  const result = results.find(({ success }) => success) ?? results[closest(alternatives, payload)];
  if (result?.success !== true) return unparsed(problemOf(result?.issues[0]));
  return parsed({ action, asked: { kind, ...dropAbsent(result.output) } as ActAsked });
}

function closest(alternatives: readonly object[], payload: object): number {
  const sizes = alternatives.map((entries, at) => {
    const names = Object.keys(entries);
    return { at, size: names.length, shared: names.filter((name) => name in payload).length };
  });
  return sizes.sort((a, b) => b.shared - a.shared || a.size - b.size)[0]?.at ?? 0;
}

function problemOf(issue: v.BaseIssue<unknown> | undefined): string {
  if (!issue) return 'Expected a payload of an act';
  if (issue.expected === 'never') return `Expected only known fields, found ${found(issue.input)}`;
  // The surrounding object reports a missing field.
  const isMissing = issue.type.endsWith('object') && issue.input === undefined;
  return `Expected ${v.getDotPath(issue)} to be ${isMissing ? 'a value' : issue.message}, found ${found(issue.input)}`;
}
