import { readFirebaseJson } from '../../scripts/emulators/readFirebaseJson';
import type { HeaderRule } from '../../scripts/emulators/emulatorConfig';
import { expectThat, type Check } from './check';
import type { Deployed, Site } from './site';

const policy = 'Content-Security-Policy';

/** Paths by the source of the rule in `firebase.json` whose headers they must have. */
const sources = {
  '!/embed/**': ['/', '/sw.js', '/player/none', '/data/manifest.json', '/feed/all.atom', '/sitemap.xml'],
  '/embed/**': ['/embed/none'],
} as const;

/** Expects the headers of `firebase.json`. With emulators the policy includes their addresses too. */
export const headerChecks = (
  site: Site,
  { emulators }: Deployed,
  rules = deployedRules(),
): readonly Check[] =>
  Object.entries(sources).flatMap(([source, paths]) =>
    paths.map((path) => ({
      name: `${path} comes with the headers of firebase.json`,
      look: async () => {
        const { headers } = await site.get(path);
        for (const { key, value } of rules.find((rule) => rule.source === source)?.headers ?? []) {
          const found = headers.get(key);
          const isSo =
            found === value ||
            (emulators && key === policy && found?.startsWith("default-src 'none'") === true);
          expectThat(isSo === true, `${key}: ${value}`, found);
        }
      },
    })),
  );

const deployedRules = (): readonly HeaderRule[] => readFirebaseJson().hosting.headers;
