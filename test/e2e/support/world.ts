import type { BrowserContext } from '@playwright/test';
import { host as address } from '../../../scripts/base/ports';
import { backendPorts, startHost, type Host } from './host';
import { startProxies, startProxy, type Proxies } from './proxy';
import { test as base } from './test';

/** Ways to lose the network: the device knows it, nobody is reachable, or nobody ever answers. */
export type Cut = 'offline' | 'down' | 'hanging';

interface World {
  readonly host: Host;
  readonly proxies: Proxies;
  readonly origin: string;
  readonly phone: BrowserContext;
  readonly network: {
    readonly goes: (how: Cut) => Promise<void>;
    readonly returns: () => Promise<void>;
  };
}

interface Parts extends World {
  readonly door: Awaited<ReturnType<typeof startProxy>>;
}

/**
 * Playwright's `test` in a world whose host, network and backend fail as the story demands. All stories share the
 * backend's data.
 */
export const test = base.extend<Parts>({
  proxies: async ({}, use) => {
    const proxies = await startProxies(backendPorts());
    await use(proxies);
    await proxies.stop();
  },
  host: async ({ proxies }, use) => {
    const host = await startHost(proxies.ports);
    await use(host);
    await host.stop();
  },
  door: async ({ host }, use) => {
    const door = await startProxy(host.port);
    await use(door);
    await door.stop();
  },
  origin: async ({ door }, use) => use(`http://${address}:${door.port}`),
  phone: async ({ browser, origin }, use) => {
    const context = await browser.newContext({ baseURL: origin });
    await use(context);
    await context.close();
  },
  network: async ({ phone, door, proxies }, use) => {
    const all = [door, proxies];
    await use({
      goes: async (how) => {
        if (how === 'offline') await phone.setOffline(true);
        else for (const proxy of all) proxy.turn(how);
      },
      returns: async () => {
        for (const proxy of all) proxy.turn('fair');
        await phone.setOffline(false);
      },
    });
  },
});
export { expect } from './test';
