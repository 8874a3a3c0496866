import type { Compilation } from 'webpack';
import type { BuildConfig } from '@/app/page/buildConfig';
import { firstVisitChunk, languageTexts, localRowsChunk, pageChunks } from '@/app/page/firstFiles';
import { oldBrowserWords } from '@/app/page/oldBrowserWords';
import { languageCodes } from '@/language/languages';
import { oldest } from './browsers';
import { builtOrigin } from './builtOrigin';
import { pagePolicy, policyText } from './contentPolicy';
import { inlined, inlinedFrom } from './inlined';

/**
 * What the page's template needs of the build: the policy, the script that runs first and the styles of the first paint,
 * the app's own files, those of each page, and the picture for links.
 */
export function firstParameters(
  compilation: Compilation,
  production: boolean,
  build: BuildConfig,
  packagesFile?: string,
) {
  // webpack's own graph lacks them, and the dev server is to see a change.
  compilation.fileDependencies.addAll(inlinedFrom);
  return {
    inlined: inlined(),
    contentPolicy: policyText(pagePolicy(build)),
    oldBrowserWords: oldBrowserWords(oldest),
    carriesPackages: production && packagesFile === undefined,
    scripts: [...(packagesFile === undefined ? [] : [`/${packagesFile}`]), ...ownFiles(compilation, '.js')],
    sheets: ownFiles(compilation, '.css'),
    firstFiles: firstFiles(compilation),
    shareImage: `${builtOrigin(build)}/share.png`,
    pageFiles: JSON.stringify(production ? filesOf(compilation) : {}),
  };
}

/** The scripts that the page of some address names before it asks for them. */
export const preloadedScripts = (compilation: Compilation): readonly string[] => [
  ...new Set(
    [...ownFiles(compilation, '.js'), ...Object.values(filesOf(compilation)).flat()]
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.slice(1)),
  ),
];

function firstFiles(compilation: Compilation) {
  const named = (ending: string, as: string) =>
    ownFiles(compilation, ending).map((file) => ({ file, as, priority: 'high' }));
  // The page requests the largest first, although it runs last, but lets the files of the first paint overtake it. All
  // wait for the others, which are a few kilobytes.
  const [largest, ...others] = named('.js', 'script').reverse();
  return [...named('.css', 'style'), ...(largest ? [{ ...largest, priority: 'low' }] : []), ...others];
}

function ownFiles(compilation: Compilation, ending: string): readonly string[] {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}

function filesOf(compilation: Compilation): Readonly<Record<string, readonly string[]>> {
  const main = new Set(compilation.entrypoints.get('main')?.getFiles());
  const files = (chunk: string) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group)
      throw new Error(`Expected the build to have the chunk ${chunk}, as src/app/page/firstFiles.ts says`);
    return group.getFiles().filter((file) => !main.has(file) && /\.(js|css)$/.test(file));
  };
  const texts = languageCodes.filter((code) => code !== 'en').map(languageTexts);
  return Object.fromEntries(
    [...new Set([...Object.values(pageChunks), ...texts, firstVisitChunk, localRowsChunk])].map((chunk) => [
      chunk,
      files(chunk).map((file) => `/${file}`),
    ]),
  );
}
