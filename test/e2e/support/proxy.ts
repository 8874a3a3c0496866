import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { host, type Ports } from '../../../scripts/base/ports';

/**
 * Behaviour of a backend:
 *
 * fair answers
 * down refuses every connection, including open ones
 * hanging accepts requests and never answers; answers under way are lost
 * mute carries out requests, and loses the answers
 * a status answers with it
 */
export type Weather = 'fair' | 'down' | 'hanging' | 'mute' | 401 | 429 | 503;

export interface Proxy {
  readonly port: number;
  readonly turn: (weather: Weather) => void;
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
}

export interface Proxies extends Omit<Proxy, 'port'> {
  readonly ports: Omit<Ports, 'hosting'>;
}

/**
 * Puts proxies between browsers and the emulators, so that the backend of one story can fail without affecting the
 * others.
 */
export async function startProxies(targets: Proxies['ports']): Promise<Proxies> {
  const [auth, firestore, functions] = await Promise.all([
    startProxy(targets.auth),
    startProxy(targets.firestore),
    startProxy(targets.functions),
  ]);
  const all = [auth, firestore, functions];
  return {
    ports: { auth: auth.port, firestore: firestore.port, functions: functions.port },
    turn: (weather) => all.forEach((proxy) => proxy.turn(weather)),
    cut: () => all.forEach((proxy) => proxy.cut()),
    stop: async () => void (await Promise.all(all.map((proxy) => proxy.stop()))),
  };
}

const reasons = { 401: 'UNAUTHENTICATED', 429: 'RESOURCE_EXHAUSTED', 503: 'UNAVAILABLE' } as const;

export async function startProxy(target: number): Promise<Proxy> {
  let weather: Weather = 'fair';
  // With a status, only preflight requests are forwarded: everything else was closed.
  const passes = () => weather === 'fair' || typeof weather === 'number';
  const loses = () => weather === 'hanging' || weather === 'mute';
  const reading = new Set<ClientRequest>();

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const giveUp = () => {
      if (!loses()) response.destroy();
    };
    const onward = send(
      { host, port: target, method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        answer.on('error', giveUp);
        if (loses()) {
          answer.resume();
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('data', (chunk) => {
          // A chunk in bad weather is lost, and a stream with a gap is cut later.
          if (passes()) response.write(chunk);
        });
        answer.on('end', () => {
          if (passes()) response.end();
        });
      },
    );
    onward.on('error', giveUp);
    if (request.method === 'GET') reading.add(onward);
    response.on('close', () => {
      reading.delete(onward);
      onward.destroy();
    });
    request.pipe(onward);
  };

  const refuse = (status: keyof typeof reasons, request: IncomingMessage, response: ServerResponse) => {
    const error = { code: status, status: reasons[status], message: `The proxy says ${status}` };
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': request.headers.origin ?? '*',
      // Otherwise the browser hides the refusal from the page, which then considers the server unreachable.
      'access-control-allow-credentials': 'true',
    });
    response.end(JSON.stringify({ error }));
    request.resume();
  };

  const server = createServer((request, response) => {
    if (weather === 'down') request.socket.destroy();
    else if (weather === 'hanging') request.resume();
    // The preflight request must pass, or the browser would hide the status from the page.
    else if (typeof weather === 'number' && request.method !== 'OPTIONS') refuse(weather, request, response);
    else forward(request, response);
  });
  server.on('connection', (socket) => {
    if (weather === 'down') socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    turn: (next: Weather) => {
      if (next === weather) return;
      weather = next;
      // A hanging connection stays open until the weather changes.
      if (!loses()) server.closeAllConnections();
      // Otherwise the emulator would continue streams whose answers nobody confirms, until they overflow.
      else for (const request of reading) request.destroy();
    },
    cut: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
