import * as v from 'valibot';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { contrastOf, isColour, leastContrast, type Scheme } from '../operating/siteColours';
import type { SiteSettings, StoredSite } from '../operating/siteFacts';
import { isLine, isProse } from '../texts';

/** A reason why settings are refused; `src/language/en/siteSettings.ts` has a sentence for each. */
const siteProblems = [
  'unknown',
  'name',
  'operator',
  'address',
  'mail',
  'noOperator',
  'licence',
  'licenceUrl',
  'version',
  'versionBack',
  'colour',
  'contrastLight',
  'contrastDark',
  'text',
] as const;
export type SiteProblem = (typeof siteProblems)[number];

export const siteLimits = {
  name: 40,
  operator: 100,
  addressLines: 6,
  text: 20_000,
  /** Also in `firestore.rules`. */
  version: 1_000_000,
} as const;

const because = (problem: SiteProblem): SiteProblem => problem;
const line = (max: number, problem: SiteProblem) =>
  v.custom<string>((value) => isLine(value, max), because(problem));
const pattern = (like: RegExp, problem: SiteProblem) =>
  v.custom<string>((value) => typeof value === 'string' && value.length <= 320 && like.test(value), problem);

const colour = (scheme: Scheme, problem: SiteProblem) =>
  v.pipe(
    v.custom<string>(isColour, because('colour')),
    v.check((value) => contrastOf(scheme, value) >= leastContrast, problem),
  );

const markdown = v.custom<string>((value) => isProse(value, siteLimits.text), because('text'));
const text = v.exactOptional(v.strictObject({ en: markdown, ja: v.exactOptional(markdown) }, 'text'));

const settings = v.pipe(
  v.strictObject({
    // Shown in titles and in the head of pages.
    name: v.exactOptional(
      v.pipe(
        line(siteLimits.name, 'name'),
        v.check((name) => !/[{}<>"&]/.test(name), 'name'),
      ),
    ),
    operator: v.exactOptional(
      v.strictObject(
        {
          name: line(siteLimits.operator, 'operator'),
          address: v.exactOptional(
            v.pipe(
              v.array(line(siteLimits.operator, 'address'), 'address'),
              v.nonEmpty('address'),
              v.maxLength(siteLimits.addressLines, 'address'),
            ),
          ),
          mail: v.exactOptional(pattern(/^[^\s@]+@[^\s@]+$/, 'mail')),
        },
        'operator',
      ),
    ),
    terms: v.exactOptional(
      v.strictObject(
        {
          version: v.pipe(
            v.number('version'),
            v.integer('version'),
            v.minValue(1, 'version'),
            v.maxValue(siteLimits.version, 'version'),
          ),
          licence: v.strictObject(
            {
              id: v.exactOptional(line(siteLimits.operator, 'licence')),
              name: line(siteLimits.operator, 'licence'),
              // Printable ASCII without `<`, `>` and quotes, because it becomes an HTTP header.
              url: v.exactOptional(pattern(/^https?:\/\/[!#-;=?-~]+$/, 'licenceUrl')),
            },
            'licence',
          ),
          checked: v.exactOptional(v.literal(true, 'unknown')),
        },
        'licence',
      ),
    ),
    colours: v.exactOptional(
      v.strictObject(
        { light: colour('light', 'contrastLight'), dark: colour('dark', 'contrastDark') },
        'colour',
      ),
    ),
    texts: v.exactOptional(v.strictObject({ about: text, terms: text }, 'text')),
  }),
  v.check(({ operator, terms }) => terms === undefined || operator !== undefined, 'noOperator'),
);

export function parseSite(input: unknown): Parsed<SiteSettings, readonly SiteProblem[]> {
  const result = v.safeParse(settings, input);
  // The schema checks that terms have an operator, which its type cannot say.
  if (result.success) return parsed(result.output as SiteSettings);
  const problems = result.issues.map(({ message }) => siteProblems.find((each) => each === message));
  return unparsed([...new Set(problems.map((problem) => problem ?? 'unknown'))]);
}

export function parseSiteSettings(input: unknown): Parsed<SiteSettings> {
  const read = parseSite(input);
  return read.ok ? read : unparsed(`Expected the settings of the site, found ${read.error.join(', ')}`);
}

/** The stored document; the defaults if there is none or it is unreadable. */
export function readSite(data: unknown): StoredSite {
  if (!isJsonObject(data)) return { settings: {}, lastTerms: 0 };
  const { by: _by, at: _at, savedIn, lastTerms, ...stored } = data;
  const read = parseSite(stored);
  const settings = read.ok ? read.value : {};
  return {
    settings,
    ...(typeof savedIn === 'string' && { savedIn }),
    lastTerms: Math.max(typeof lastTerms === 'number' ? lastTerms : 0, settings.terms?.version ?? 0),
  };
}

export const readSiteSettings = (data: unknown): SiteSettings => readSite(data).settings;
