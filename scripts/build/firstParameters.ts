import type { Compilation } from 'webpack';
import type { BuildConfig } from '@/app/page/buildConfig';
import { firstVisitChunk, languageTexts, pageChunks, type FirstFiles } from '@/app/page/firstFiles';
import { home as en } from '@/language/en/home';
import { home as ja } from '@/language/ja/home';
import { languageCodes, type LanguageCode } from '@/language/languages';
import { createLanguage, type Catalog } from '@/language/language';
import { builtInSports } from '@/model/sports';
import { localText } from '@/parts/display/sportWords';
import { builtOrigin } from './builtOrigin';
import { pagePolicy, policyText } from './contentPolicy';

/**
 * The facts that the page is told of the build: what it may load and reach, the script that runs first, the app's own
 * files, those of each page, links' picture, and what Home says in each language before any code is there.
 */
export function firstParameters(compilation: Compilation, production: boolean, build: BuildConfig) {
  const [firstScript] = compilation.entrypoints.get('first')?.getFiles() ?? [];
  if (firstScript === undefined) throw new Error('Expected the build to have an entry named first');
  return {
    contentPolicy: policyText(pagePolicy(build)),
    firstScript: `/${firstScript}`,
    firstFiles: firstFiles(compilation),
    shareImage: `${builtOrigin(build)}/share.png`,
    homeWords: languageCodes.map((code) => ({ code, ...homeWords(code) })),
    pageFiles: JSON.stringify(production ? filesOf(compilation) : {}),
  };
}

/** The app's own files in the order in which the page asks for them, before any script of it runs. */
function firstFiles(compilation: Compilation) {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const named = (ending: string, as: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ file: `/${file}`, as, priority: 'high' }));
  // The largest, which comes last, is asked for before the others but lets what the first paint needs overtake it. All wait
  // for the others, which are some kilobytes.
  const [largest, ...others] = named('.js', 'script').reverse();
  return [...named('.css', 'style'), ...(largest ? [{ ...largest, priority: 'low' }] : []), ...others];
}

/** The texts of Home in each language; English has them in the code. */
const catalogs: Readonly<Record<LanguageCode, Catalog>> = { en: {}, ja: { home: ja } };

function homeWords(code: LanguageCode): { readonly title: string; readonly lead: string } {
  const { t, list } = createLanguage(code, catalogs[code]);
  const sports = list(builtInSports.map(({ name }) => t(localText(name))));
  return { title: t(en.headline, { sports }), lead: t(en.lead, { sports }) };
}

function filesOf(compilation: Compilation): FirstFiles {
  const main = new Set(compilation.entrypoints.get('main')?.getFiles());
  const files = (chunk: string) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group)
      throw new Error(`Expected the build to have the chunk ${chunk}, as src/app/page/firstFiles.ts says`);
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
