import { findRegistration, findWorkers } from '@/lib/browserParts';

/** Events of the worker that keeps the app offline (specification, section 4). */
export interface ServiceWorkerEvents {
  readonly onRegistered: (registration: ServiceWorkerRegistration) => void;
  /** A new version is being downloaded. */
  readonly onUpdateFound: () => void;
  /** This page is of an older version than the one that waits, or that has taken over: it is to be refreshed. */
  readonly onUpdated: (registration: ServiceWorkerRegistration) => void;
  /** The first version is stored: the app now opens without a network. */
  readonly onCached: () => void;
  readonly onOffline: () => void;
  /** The browser has no workers, or its reader forbids them: the app needs the network to open. */
  readonly onRefused: () => void;
  readonly onError: (error: unknown) => void;
}

const script = '/sw.js';

const isLocalhost = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Registers the worker. On localhost, where another project may have answered last, its script is checked first: if it is
 * missing or not JavaScript, an error is reported and the worker unregistered. Without a network it says so, now and each
 * time that the network goes.
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
    // Without a network too: a worker that is registered already is not fetched for this.
    follow(workers, await workers.register(script), events);
  } catch (error) {
    if (await isRefused(workers)) events.onRefused();
    else events.onError(error);
  }
}

/** A script that cannot be registered may fail with the same errors, but only a browser that wants no worker looks for none. */
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
    // No answer at all: the worker of an earlier visit, if any, serves.
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
    // The very first worker is no update.
    const isUpdate = registration.active !== null;
    if (isUpdate) events.onUpdateFound();
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return;
      if (isUpdate) events.onUpdated(registration);
      else events.onCached();
    });
  };
  // The browser looks for a new version when the page opens, which may be long before it is asked to register.
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);

  let controller = workers.controller;
  workers.addEventListener('controllerchange', () => {
    // Another tab has let the new version take over; the first worker to take a page is no update.
    if (controller !== null) events.onUpdated(registration);
    controller = workers.controller;
  });
}
