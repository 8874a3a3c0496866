import { randomInt } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { Problem } from './problem';

export interface Ports {
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
  readonly hosting: number;
}

export type EmulatorName = keyof Ports;

export const defaultPorts: Ports = { auth: 9099, firestore: 8080, functions: 5001, hosting: 5000 };

export const host = '127.0.0.1';

/** These ports, each replaced by its variable if it is set: `ARMWIKI_PORT_HOSTING=5100`. */
export function portsFromEnv(env: NodeJS.ProcessEnv, otherwise: Ports = defaultPorts): Ports {
  const port = (name: EmulatorName) => {
    const variable = `ARMWIKI_PORT_${name.toUpperCase()}`;
    const text = env[variable];
    if (text === undefined || text === '') return otherwise[name];
    const value = Number(text);
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    throw new Problem(`${variable}: expected a port from 1 to 65535, found "${text}".`);
  };
  return {
    auth: port('auth'),
    firestore: port('firestore'),
    functions: port('functions'),
    hosting: port('hosting'),
  };
}

/** Names all ports that are taken, in one message, before anything is started. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const wanted = Object.entries(ports);
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  const taken = wanted.filter((_, at) => !free[at]);
  if (taken.length === 0) return;
  const list = taken.map(([name, port]) => `${port} (${name})`).join(', ');
  const [name = '', port = 0] = taken[0] ?? [];
  throw new Problem(
    `Port in use: ${list}. Perhaps Armwiki is already running: stop it, or the program that \`lsof -i :${port}\` ` +
      `names, or choose another port, for example ARMWIKI_PORT_${name.toUpperCase()}=${port + 100}.`,
  );
}

/** Check both ways: macOS lets a second program listen while another one listens on all addresses. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await answers(port));
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Ports that nobody else takes until their release, which comes right before their use. */
export interface ReservedPorts {
  readonly ports: readonly number[];
  readonly release: () => Promise<void>;
}

/**
 * Below the ports that systems give to outgoing connections and to servers that ask for any port: they might take one
 * of those between its release and its use.
 */
const chosenFrom = { first: 20_000, count: 12_000 } as const;

/** Reserves free ports, for callers that must name them long before anything listens there. */
export async function reservePorts(count: number): Promise<ReservedPorts> {
  // A client that connects meanwhile, such as a page left open that once found an emulator there, must not delay the release.
  const servers = Array.from({ length: count }, () => createServer((socket) => socket.destroy()));
  // Reserve all at once, so that no port is given twice.
  const ports = await Promise.all(servers.map(listenSomewhere));
  return {
    ports,
    release: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function listenSomewhere(server: Server): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(chosenFrom.first, chosenFrom.first + chosenFrom.count);
    const listens = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, host, () => resolve(true));
    });
    server.removeAllListeners('error');
    if (listens) return port;
  }
  throw new Problem(`Expected a free port from ${chosenFrom.first} on, found none in a hundred tries.`);
}

export async function freePorts(count: number): Promise<readonly number[]> {
  const { ports, release } = await reservePorts(count);
  await release();
  return ports;
}
