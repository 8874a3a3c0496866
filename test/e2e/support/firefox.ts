import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { startChild } from '../../../scripts/process/child';
import type { Driver } from './driven';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Firefox speaks WebDriver BiDi itself, so it needs no `geckodriver`, which Debian does not have. */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'armwiki-firefox-'));
  let said: (address: string) => void = () => undefined;
  const address = new Promise<string>((resolve) => {
    said = resolve;
  });
  const child = startChild({
    name: 'firefox',
    command: 'firefox-esr',
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    env: { ...process.env, HOME: profile },
    stopSignal: 'SIGTERM',
    onLine: (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found !== undefined) said(found);
    },
  });
  const ended = child.ended.then((how) => {
    throw new Error(`Expected Firefox to run: ${how}`);
  });
  ended.catch(() => undefined);
  const { call, close } = await connect(`${await Promise.race([address, ended])}/session`);
  await call('session.new', { capabilities: {} });
  const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (expression) => {
      const target = { context };
      const answer = await call<{ result: { value: string } }>('script.evaluate', {
        ...{ expression, target, awaitPromise: true },
      });
      return answer.result.value;
    },
    act: async (actions) => void (await call('input.performActions', { context, actions })),
    quit: async () => {
      close();
      await child.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const call = <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result as T);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { call, close: () => socket.terminate() };
}
