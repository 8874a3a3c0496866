import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { collections, type Collection } from '@/model/schema/recordSchema';
import type { Manifest, PublishedPart } from '@/model/published/publication';

/** Limit of one file by sitemaps.org. */
const mostUrls = 50_000;

export interface SitemapFile {
  readonly fixed: readonly string[];
  readonly parts: readonly (PublishedPart & { readonly collection: Collection })[];
}

export const fixedPaths = (sports: readonly Sport[]): readonly string[] => [
  path('home'),
  path('sports'),
  ...sports.flatMap(({ id }) => [
    path('sport', { id }),
    path('sportPanel', { id, panel: 'matches' }),
    path('sportPanel', { id, panel: 'players' }),
    path('sportPanel', { id, panel: 'rankings' }),
  ]),
  path('players'),
  path('rankings'),
  path('titles'),
  path('records'),
  path('countries'),
  path('about'),
];

export function sitemapPlan(
  manifest: Manifest | undefined,
  sports: readonly Sport[],
  most = mostUrls,
): readonly SitemapFile[] {
  const parts = manifest
    ? collections.flatMap((collection) =>
        manifest.collections[collection].parts.map((part) => ({ ...part, collection })),
      )
    : [];
  const fixed = fixedPaths(sports);
  const files: { fixed: readonly string[]; parts: typeof parts; count: number }[] = [
    { fixed, parts: [], count: fixed.length },
  ];
  for (const part of parts) {
    let last = files.at(-1);
    if (!last || last.count + part.count > most) {
      last = { fixed: [], parts: [], count: 0 };
      files.push(last);
    }
    last.parts.push(part);
    last.count += part.count;
  }
  return files;
}
