import { headerPolicy, policyText, withOrigins } from '../build/contentPolicy';
import { host, type EmulatorName, type Ports } from '../base/ports';

export interface FirebaseJson {
  readonly hosting: {
    readonly public: string;
    readonly headers: readonly HeaderRule[];
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

/** `source` is a glob. Globs skip names that begin with a dot, except in a negation. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

type HelperPorts = Readonly<Record<'hub' | 'logging' | 'eventarc' | 'tasks', number>>;

export interface EmulatorConfigOptions {
  readonly ports: Ports;
  readonly helpers: HelperPorts;
  readonly only: readonly EmulatorName[];
  readonly publicFolder: string;
}

const cspKey = 'Content-Security-Policy';

/**
 * The `firebase.json` of the emulators: the deployed one with the ports chosen here, and a content security policy that
 * also lets the page reach the emulators. The deployed policy names no local address.
 */
export function emulatorFirebaseJson(
  deployed: FirebaseJson,
  options: EmulatorConfigOptions,
): Record<string, unknown> {
  const { ports, helpers, only, publicFolder } = options;
  const { hosting, functions } = deployed;
  const at = (port: number) => ({ host, port });
  const own = only.filter((name) => name !== 'firestore');
  return {
    ...(only.includes('hosting') && {
      hosting: { ...hosting, public: publicFolder, headers: emulatorHeaders(hosting.headers, ports) },
    }),
    ...(only.includes('functions') && { functions }),
    emulators: {
      singleProjectMode: false,
      ui: { enabled: false },
      ...Object.fromEntries(own.map((name) => [name, at(ports[name])])),
      ...Object.fromEntries(Object.entries(helpers).map(([name, port]) => [name, at(port)])),
    },
  };
}

export function emulatorHeaders(rules: readonly HeaderRule[], ports: Ports): readonly HeaderRule[] {
  return rules.map((rule) =>
    isOfApp(rule)
      ? {
          ...rule,
          headers: [
            ...rule.headers.map(({ key, value }) => ({
              key,
              value: key === cspKey ? emulatorCsp(ports) : value,
            })),
            uncompiled,
          ],
        }
      : { ...rule, headers: rule.headers.map(uncompressed) },
  );
}

/**
 * Chromium compiles what a service worker stores for faster starts later, a third of the work of storing the app. A
 * browser that has this feature on, as in the browser's tests, then does not.
 */
const uncompiled = { key: 'X-CacheStorageCodeCacheHint', value: 'none' };

/** The Hosting emulator compresses every answer again, which costs more than it saves on one machine. */
const uncompressed = ({ key, value }: HeaderRule['headers'][number]) => ({
  key,
  value: value.endsWith('immutable') ? `${value}, no-transform` : value,
});

/** Every path but those of embeds, which foreign pages may frame and which reach nothing. */
const isOfApp = ({ source }: HeaderRule): boolean => source === '!/embed/**';

export const headersEverywhere = (rules: readonly HeaderRule[]): HeaderRule['headers'] =>
  rules.find(isOfApp)?.headers ?? [];

/** The deployed policy, extended by the page's use of the emulators: calls, and sign-in's frame. */
export function emulatorCsp(ports: Ports): string {
  const origin = (port: number) => `http://${host}:${port}`;
  return policyText(
    withOrigins(headerPolicy(), {
      auth: origin(ports.auth),
      firestore: origin(ports.firestore),
      functions: origin(ports.functions),
    }),
  );
}
