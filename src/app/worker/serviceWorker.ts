import { findRegistration, findWorkers } from '@/lib/browserParts';

export interface ServiceWorkerEvents {
  readonly onRegistered: (registration: ServiceWorkerRegistration) => void;
  readonly onUpdateFound: () => void;
  readonly onUpdated: (registration: ServiceWorkerRegistration) => void;
  readonly onCached: () => void;
  readonly onOffline: () => void;
  readonly onRefused: () => void;
  readonly onError: (error: unknown) => void;
}

const script = '/sw.js';

const isLocalhost = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Registers the worker. On localhost another project may have used the same address, so the script is checked
 * first: if it is missing or not JavaScript, an error is reported and the worker unregistered. Also reports
 * when the network is down, now or later.
 */
export async function registerServiceWorker(events: ServiceWorkerEvents): Promise<void> {
  window.addEventListener('offline', events.onOffline);
  const workers = findWorkers();
  if (workers === undefined) {
    events.onRefused();
    return;
  }
  if (isLocalhost(window.location.hostname)) {
    if (!(await checkScript(events))) return;
  } else if (!navigator.onLine) events.onOffline();
  try {
    // Also offline, because an already registered worker is not fetched for this.
    follow(workers, await workers.register(script), events);
  } catch (error) {
    if (await isRefused(workers)) events.onRefused();
    else events.onError(error);
  }
}

/**
 * A broken script may cause the same errors, but only a browser without workers also fails to look one up.
 */
const isRefused = (workers: ServiceWorkerContainer): Promise<boolean> =>
  workers.getRegistration().then(
    () => false,
    () => true,
  );

async function checkScript({ onOffline, onError }: ServiceWorkerEvents): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(script, { headers: { 'Service-Worker': 'script' }, cache: 'no-store' });
  } catch {
    // The network is down. An earlier visit's worker serves, if there is one.
    onOffline();
    return false;
  }
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 404 && type.includes('javascript')) return true;
  onError(
    new Error(`expected JavaScript at ${script}, found status ${response.status} and type ${type || 'none'}`),
  );
  await (await findRegistration())?.unregister();
  return false;
}

function follow(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  events: ServiceWorkerEvents,
): void {
  events.onRegistered(registration);
  if (registration.waiting && registration.active) events.onUpdated(registration);

  let followed: ServiceWorker | null = null;
  const followInstalling = () => {
    const worker = registration.installing;
    if (worker === null || worker === followed) return;
    followed = worker;
    // The first worker is not an update.
    const isUpdate = registration.active !== null;
    if (isUpdate) events.onUpdateFound();
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return;
      if (isUpdate) events.onUpdated(registration);
      else events.onCached();
    });
  };
  // The browser may have found a new version when the page opened, long before this registration.
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);

  let controller = workers.controller;
  workers.addEventListener('controllerchange', () => {
    // Another tab activated the new version. The first worker to control a page is not an update.
    if (controller !== null) events.onUpdated(registration);
    controller = workers.controller;
  });
}
