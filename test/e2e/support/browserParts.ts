import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from '@playwright/test';

export const browserParts = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'serviceWorker',
  'locks',
  'storage',
] as const;
export type BrowserPart = (typeof browserParts)[number];

export const lacks = ['missing', 'throwing', 'refusing'] as const;
export type Lack = (typeof lacks)[number];

export const lack = (context: BrowserContext, parts: readonly BrowserPart[], how: Lack) =>
  context.addInitScript(
    ([names, way]) => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      const reject = async () => refuse();
      const refusals: Readonly<Record<string, readonly (readonly [object, string, () => unknown])[]>> = {
        localStorage: [
          [Storage.prototype, 'getItem', refuse],
          [Storage.prototype, 'setItem', refuse],
        ],
        indexedDB: [[IDBFactory.prototype, 'open', refuse]],
        caches: [[CacheStorage.prototype, 'open', reject]],
        BroadcastChannel: [[BroadcastChannel.prototype, 'postMessage', refuse]],
        serviceWorker: [
          [ServiceWorkerContainer.prototype, 'register', reject],
          [ServiceWorkerContainer.prototype, 'getRegistration', reject],
        ],
        locks: [[LockManager.prototype, 'request', reject]],
        storage: [
          [StorageManager.prototype, 'persist', reject],
          [StorageManager.prototype, 'persisted', reject],
          [StorageManager.prototype, 'estimate', reject],
        ],
      };
      for (const name of names) {
        if (way === 'refusing') {
          for (const [of, call, value] of refusals[name] ?? refusals['localStorage'] ?? [])
            Object.defineProperty(of, call, { value });
        } else {
          const owner = ['serviceWorker', 'locks', 'storage'].includes(name) ? navigator : window;
          Object.defineProperty(owner, name, way === 'missing' ? { value: undefined } : { get: refuse });
        }
      }
    },
    [parts, how] as const,
  );

/** A new browser whose user has chosen to block all cookies and site data. */
export async function blockingBrowser(
  options: LaunchOptions & BrowserContextOptions,
): Promise<{ readonly context: BrowserContext; readonly close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'armwiki-profile-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, options);
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
