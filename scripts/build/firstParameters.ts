import type { Compilation } from 'webpack';
import type { BuildConfig } from '@/app/page/buildConfig';
import {
  firstRankingChunk,
  firstVisitChunk,
  languageTexts,
  localRowsChunk,
  pageChunks,
  type FirstFiles,
} from '@/app/page/firstFiles';
import { boardPlace } from '@/app/boot/firstRows';
import { home } from '@/language/en/home';
import { ratings } from '@/language/en/ratings';
import { choices as jaChoices } from '@/language/ja/choices';
import { home as jaHome } from '@/language/ja/home';
import { ratings as jaRatings } from '@/language/ja/ratings';
import { languageCodes, type LanguageCode } from '@/language/languages';
import { createLanguage, type Catalog } from '@/language/language';
import { leaderBoards } from '@/model/published/leaders';
import { apartOf, builtInSports } from '@/model/sports';
import { choiceCodeName, codeName, localText } from '@/parts/words/sportWords';
import { builtOrigin } from './builtOrigin';
import { pagePolicy, policyText } from './contentPolicy';

/**
 * What the page's template needs of the build: the policy, the script that runs first, the app's own files, those of
 * each page, the picture for links, and the words of Home and the rankings in each language before any code has loaded.
 */
export function firstParameters(compilation: Compilation, production: boolean, build: BuildConfig) {
  const [firstScript] = compilation.entrypoints.get('first')?.getFiles() ?? [];
  if (firstScript === undefined) throw new Error('Expected the build to have an entry named first');
  return {
    contentPolicy: policyText(pagePolicy(build)),
    firstScript: `/${firstScript}`,
    firstFiles: firstFiles(compilation),
    shareImage: `${builtOrigin(build)}/share.png`,
    firstWords: languageCodes.flatMap((code) => [
      { code, at: 'home', ...homeWords(code) },
      { code, at: 'rankings', ...rankingsWords(code) },
    ]),
    pageFiles: JSON.stringify(production ? filesOf(compilation) : {}),
  };
}

function firstFiles(compilation: Compilation) {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const named = (ending: string, as: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ file: `/${file}`, as, priority: 'high' }));
  // The page requests the largest first, although it runs last, but lets the files of the first paint overtake it. All
  // wait for the others, which are a few kilobytes.
  const [largest, ...others] = named('.js', 'script').reverse();
  return [...named('.css', 'style'), ...(largest ? [{ ...largest, priority: 'low' }] : []), ...others];
}

const catalogs: Readonly<Record<LanguageCode, Catalog>> = {
  en: {},
  ja: { choices: jaChoices, home: jaHome, ratings: jaRatings },
};

interface FirstWords {
  readonly title: string;
  /** The part below it, as HTML. */
  readonly rest: string;
}

function homeWords(code: LanguageCode): FirstWords {
  const { t, list } = createLanguage(code, catalogs[code]);
  const sports = list(builtInSports.map(({ name }) => t(localText(name))));
  const leaders = builtInSports.flatMap(leaderBoards).map(({ sport, code: arm, gender }) => {
    const strength = arm === undefined ? [] : [choiceCodeName(t, apartOf(sport), arm, 'alone')];
    const title = [t(home.leaders), ...strength, codeName(t, 'gender', gender)].join(' · ');
    return emptyList(boardPlace({ sport: sport.id, arm, gender }), title);
  });
  return {
    title: t(home.headline, { sports }),
    rest: [`<p>${t(home.lead, { sports })}</p>`, emptyList('events', t(home.latestEvents)), ...leaders].join(
      '',
    ),
  };
}

function rankingsWords(code: LanguageCode): FirstWords {
  const { t } = createLanguage(code, catalogs[code]);
  const day = t(ratings.asOfPublished, { date: '<time></time>' });
  return { title: t(ratings.title), rest: `<p hidden>${day}</p>${emptyList('ranking')}` };
}

const emptyList = (name: string, title?: string): string =>
  `<section data-list="${name}" hidden>${title === undefined ? '' : `<h2>${title}</h2>`}</section>`;

function filesOf(compilation: Compilation): FirstFiles {
  const main = new Set(compilation.entrypoints.get('main')?.getFiles());
  const files = (chunk: string) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group)
      throw new Error(`Expected the build to have the chunk ${chunk}, as src/app/page/firstFiles.ts says`);
    return group.getFiles().filter((file) => !main.has(file) && /\.(js|css)$/.test(file));
  };
  const texts = languageCodes.filter((code) => code !== 'en').map(languageTexts);
  return Object.fromEntries(
    [
      ...new Set([
        ...Object.values(pageChunks),
        ...texts,
        firstVisitChunk,
        firstRankingChunk,
        localRowsChunk,
      ]),
    ].map((chunk) => [chunk, files(chunk).map((file) => `/${file}`)]),
  );
}
