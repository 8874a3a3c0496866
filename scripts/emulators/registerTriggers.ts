import { host, type Ports } from '../base/ports';
import { tryFetch, waitUntil } from '../base/wait';

const firestoreEvent = 'google.cloud.firestore.document.v1.';

interface Trigger {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly httpsTrigger?: object;
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilters?: Readonly<Record<string, string>>;
    readonly eventFilterPathPatterns?: Readonly<Record<string, string>>;
  };
}

/**
 * Registers the functions that follow documents with the Firestore emulator. `firebase-tools` does so only for a
 * Firestore emulator that it has started itself. Answers the ids of the registered functions.
 */
export async function registerTriggers(projectId: string, ports: Ports): Promise<readonly string[]> {
  const registered: string[] = [];
  for (const { id, eventTrigger } of await listFunctions(ports)) {
    if (!eventTrigger?.eventType.startsWith(firestoreEvent)) continue;
    await register(projectId, ports, id, eventTrigger);
    registered.push(id);
  }
  return registered;
}

/** On a busy machine the Functions emulator answers nothing for seconds while it loads the functions. */
const listMs = 60_000;

async function listFunctions(ports: Ports): Promise<readonly Trigger[]> {
  let answer: Response | undefined;
  const isListed = async () => {
    answer = await tryFetch(`http://${host}:${ports.functions}/backends`);
    return answer?.ok === true;
  };
  if (!(await waitUntil(isListed, listMs)) || answer === undefined)
    throw new Error(`Expected the Functions emulator to list its functions, found ${answer?.status}`);
  const { backends } = (await answer.json()) as {
    backends: readonly { readonly functionTriggers: readonly Trigger[] }[];
  };
  return backends.flatMap(({ functionTriggers }) => functionTriggers);
}

/**
 * Calls each HTTP function once. The emulator starts a process for the first call of each, which takes up to half a
 * minute beside a browser.
 */
export async function warmUpFunctions(projectId: string, ports: Ports): Promise<void> {
  for (const { httpsTrigger, name, region } of await listFunctions(ports)) {
    // Two cores start one process at a time as fast as all of them.
    if (httpsTrigger)
      await tryFetch(`http://${host}:${ports.functions}/${projectId}/${region}/${name}`, { method: 'POST' });
  }
}

/**
 * Registers a trigger without an effect. The Firestore emulator takes two seconds for its first one; so they pass while
 * the Functions emulator starts.
 */
export const warmUpTriggers = (projectId: string, ports: Ports): Promise<void> =>
  register(projectId, ports, 'warm-up', {
    eventType: `${firestoreEvent}written`,
    eventFilters: { document: 'warmUp/none' },
  });

async function register(
  projectId: string,
  ports: Ports,
  id: string,
  { eventType, eventFilters = {}, eventFilterPathPatterns = {} }: NonNullable<Trigger['eventTrigger']>,
): Promise<void> {
  const pattern = eventFilterPathPatterns['document'];
  // It accepts a function only by this name.
  const key = `${id}-0`;
  const url = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${key}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      eventType,
      database: eventFilters['database'] ?? '(default)',
      namespace: eventFilters['namespace'] ?? '(default)',
      document: {
        value: pattern ?? eventFilters['document'],
        matchType: pattern === undefined ? 'EXACT' : 'PATH_PATTERN',
      },
    }),
  });
  if (!response.ok)
    throw new Error(`Expected ${id} to be registered, found ${response.status} ${await response.text()}`);
}
