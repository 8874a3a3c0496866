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
 * How a backend does:
 *
 *   fair     answers
 *   down     refuses every connection, those that are open included
 *   hanging  takes requests and never answers; nothing arrives of what was under way
 *   mute     does what it is asked, and its answers are lost
 *   a status answers so
 */
export type Weather = 'fair' | 'down' | 'hanging' | 'mute' | 401 | 429 | 503;

export interface Proxy {
  readonly port: number;
  /** From now on the server does so. Whatever hung before breaks off. */
  readonly turn: (weather: Weather) => void;
  /** Breaks every connection, as a restart of the server does. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
}

export interface Proxies extends Omit<Proxy, 'port'> {
  readonly ports: Omit<Ports, 'hosting'>;
}

/** Stand between browsers and the emulators, so that the backend of one story can fail without that of the others. */
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

/** A way to a port of this machine that can be in any weather. */
export async function startProxy(target: number): Promise<Proxy> {
  let weather: Weather = 'fair';
  // With a status, all that is forwarded is the question before a request: whatever else was open has been closed.
  const passes = () => weather === 'fair' || typeof weather === 'number';
  const loses = () => weather === 'hanging' || weather === 'mute';
  /** Requests that only read, such as streams. */
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
          // A chunk that comes in bad weather is lost, and a stream with a hole in it is broken off later.
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
      // Or the browser keeps the refusal from the page, which then takes the server for unreachable.
      'access-control-allow-credentials': 'true',
    });
    response.end(JSON.stringify({ error }));
    request.resume();
  };

  const server = createServer((request, response) => {
    if (weather === 'down') request.socket.destroy();
    else if (weather === 'hanging') request.resume();
    // The request that the browser sends beforehand must pass, or it would keep the status from the page.
    else if (typeof weather === 'number' && request.method !== 'OPTIONS') refuse(weather, request, response);
    else forward(request, response);
  });
  server.on('connection', (socket) => {
    if (weather === 'down') socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    // A server that listens on a port has an address with one.
    port: (server.address() as AddressInfo).port,
    turn: (next: Weather) => {
      if (next === weather) return;
      weather = next;
      // A connection that hangs stays open for as long as it hangs.
      if (!loses()) server.closeAllConnections();
      // Or the emulator would go on with streams whose answers nobody confirms, until they overflow.
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
