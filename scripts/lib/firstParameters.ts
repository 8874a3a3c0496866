import type { Compilation } from 'webpack';
import type { BuildConfig } from '@/app/buildConfig';
import { firstVisitChunk, languageTexts, pageChunks, type FirstFiles } from '@/app/firstFiles';
import { languageCodes } from '@/language/languages';
import { builtOrigin } from './builtOrigin';

/** What the page is told of the build: the script that runs first, the app's own, the files of each page, links' picture. */
export function firstParameters(compilation: Compilation, production: boolean, build: BuildConfig) {
  const [firstScript] = compilation.entrypoints.get('first')?.getFiles() ?? [];
  if (firstScript === undefined) throw new Error('Expected the build to have an entry named first');
  return {
    firstScript: `/${firstScript}`,
    // The largest, which comes last, is asked for first.
    mainScripts: (compilation.entrypoints.get('main')?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`)
      .reverse(),
    shareImage: `${builtOrigin(build)}/share.png`,
    pageFiles: JSON.stringify(production ? filesOf(compilation) : {}),
  };
}

function filesOf(compilation: Compilation): FirstFiles {
  const main = new Set(compilation.entrypoints.get('main')?.getFiles());
  const files = (chunk: string) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group)
      throw new Error(`Expected the build to have the chunk ${chunk}, as src/app/firstFiles.ts says`);
    return group.getFiles().filter((file) => !main.has(file) && /\.(js|css)$/.test(file));
  };
  // English comes with the app's own code.
  const texts = languageCodes.filter((code) => code !== 'en').map(languageTexts);
  return Object.fromEntries(
    [...new Set([...Object.values(pageChunks), ...texts, firstVisitChunk])].map((chunk) => [
      chunk,
      files(chunk).map((file) => `/${file}`),
    ]),
  );
}
