import { freePorts, host } from '../../../scripts/base/ports';
import { tryFetch, waitUntil } from '../../../scripts/base/wait';
import { startChild } from '../../../scripts/process/child';
import type { Driver } from './driven';

const longestStartMs = 30_000;

/** Debian's WebKitGTK with its WebDriver, on a screen that only programs see: it has no mode without one. */
export async function openWebKit(): Promise<Driver> {
  const { display, stopScreen } = await openScreen();
  const [port] = await freePorts(1);
  const child = startChild({
    name: 'WebKitWebDriver',
    command: 'WebKitWebDriver',
    args: [`--host=${host}`, `--port=${port}`],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stopSignal: 'SIGTERM',
    onLine: () => undefined,
  });
  const origin = `http://${host}:${port}`;
  const isReady = async () => (await tryFetch(`${origin}/status`))?.ok === true;
  if (!(await waitUntil(isReady, longestStartMs))) throw new Error(`WebKitWebDriver: ${child.tail()}`);
  const { sessionId } = await call<{ sessionId: string }>('POST', `${origin}/session`, { capabilities: {} });
  const session = `${origin}/session/${sessionId}`;
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: (expression) =>
      call('POST', `${session}/execute/async`, { script: `(${expression}).then(arguments[0])`, args: [] }),
    act: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    quit: async () => {
      await call('DELETE', session);
      await child.stop();
      await stopScreen();
    },
  };
}

async function openScreen() {
  let said: (display: string) => void = () => undefined;
  const display = new Promise<string>((resolve) => {
    said = (line) => resolve(`:${line.trim()}`);
  });
  const child = startChild({
    name: 'Xvfb',
    command: 'Xvfb',
    args: ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    stopSignal: 'SIGTERM',
    onLine: (line) => {
      if (/^\d+$/.test(line)) said(line);
    },
  });
  const ended = child.ended.then((how) => {
    throw new Error(`Expected Xvfb to run: ${how}`);
  });
  ended.catch(() => undefined);
  return { display: await Promise.race([display, ended]), stopScreen: child.stop };
}

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { readonly value: T };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
