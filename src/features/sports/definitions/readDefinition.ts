import type { Json } from '@/lib/json';
import { parseSport } from '@/model/parsing/parseSport';
import type { SportProblem } from '@/model/parsing/sportProblem';
import type { Sport } from '@/model/sports';

export type ReadDefinition =
  | { readonly kind: 'empty' }
  | { readonly kind: 'notJson'; readonly reason: string }
  | { readonly kind: 'wrong'; readonly problems: readonly SportProblem[] }
  | { readonly kind: 'sport'; readonly sport: Sport; readonly definition: Json };

export function readDefinition(text: string): ReadDefinition {
  if (text.trim() === '') return { kind: 'empty' };
  let definition: Json;
  try {
    definition = JSON.parse(text) as Json;
  } catch (error) {
    return { kind: 'notJson', reason: error instanceof Error ? error.message : String(error) };
  }
  const read = parseSport(definition);
  return read.ok ? { kind: 'sport', sport: read.value, definition } : { kind: 'wrong', problems: read.error };
}
