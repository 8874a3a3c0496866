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

/** Documents that the last case left in a project. The next case removes them in the request that stores its own. */
const leftIn = new Map<string, readonly string[]>();

/**
 * Whether the rules loaded in the project decide as the case says. Expects a project that is empty or used by this
 * function alone. Advances counters as the rules want, unless the case itself writes beside its request.
 */
export async function holds(project: string, { given = {}, by, request, allowed }: Case): Promise<boolean> {
  const gone = Object.fromEntries((leftIn.get(project) ?? []).map((path) => [path, null]));
  const docs = { ...gone, ...given };
  if (Object.keys(docs).length > 0) await arrange(project, docs);
  const whole = counted(request, by, given);
  const beside = (whole.beside ?? []).map(({ path }) => path);
  leftIn.set(project, [...Object.keys(given), ...('data' in request ? [request.path, ...beside] : [])]);
  const outcome = await ask(project, by, whole);
  return outcome === (allowed ? 'allowed' : 'denied');
}
