import { counted } from './counting';
import { arrange, ask, type Person, type Request } from './emulator';
import type { DocFields } from './firestoreValue';

export interface Case {
  readonly name: string;
  readonly given?: Readonly<Record<string, DocFields>>;
  readonly by: Person;
  readonly request: Request;
  readonly allowed: boolean;
}

/**
 * Whether the rules loaded in the project decide as the case says. Expects an empty project and leaves it empty.
 * Advances counters as the rules want, unless the case itself writes beside its request.
 */
export async function holds(project: string, { given = {}, by, request, allowed }: Case): Promise<boolean> {
  if (Object.keys(given).length > 0) await arrange(project, given);
  const whole = counted(request, by, given);
  const outcome = await ask(project, by, whole);
  const beside = (whole.beside ?? []).map(({ path }) => path);
  const written = outcome === 'allowed' && 'data' in request ? [request.path, ...beside] : [];
  const left = [...new Set([...Object.keys(given), ...written])];
  if (left.length > 0) await arrange(project, Object.fromEntries(left.map((path) => [path, null])));
  return outcome === (allowed ? 'allowed' : 'denied');
}
