import type { SiteColours } from './siteColours';

export interface DataLicence {
  readonly id?: string;
  readonly name: string;
  readonly url?: string;
}

interface SiteOperator {
  readonly name: string;
  readonly address?: readonly string[];
  readonly mail?: string;
}

interface SiteTerms {
  readonly version: number;
  readonly licence: DataLicence;
  /** The operator confirms that the terms are no longer the app's example text. */
  readonly checked?: true;
}

export const siteTexts = ['about', 'terms'] as const;
export type SiteTextName = (typeof siteTexts)[number];

/** Markdown by language. */
interface SiteText {
  readonly en: string;
  readonly ja?: string;
}

/** Contributors agree to terms with the operator, so terms need one. */
type Stated =
  | { readonly operator?: SiteOperator; readonly terms?: never }
  | { readonly operator: SiteOperator; readonly terms: SiteTerms };

interface Shown {
  /** Absent: the name of the app. */
  readonly name?: string;
  readonly colours?: SiteColours;
}

export type SiteFacts = Shown & { readonly worded?: readonly SiteTextName[] } & Stated;

/** What an admin sets, as stored. The app's defaults replace absent facts. */
export type SiteSettings = Shown & {
  readonly texts?: Partial<Readonly<Record<SiteTextName, SiteText>>>;
} & Stated;

/** The settings with what their next version must fit. */
export interface StoredSite {
  readonly settings: SiteSettings;
  /** The act that saved them; absent if none has. */
  readonly savedIn?: string;
  /** The highest version of the terms until now, 0 without any. Contributors have agreed to versions by number. */
  readonly lastTerms: number;
}

/** Whether the terms have a version that is lower than one that contributors may have agreed to. */
export const goesBack = ({ terms }: SiteSettings, { lastTerms }: Pick<StoredSite, 'lastTerms'>): boolean =>
  terms !== undefined && terms.version < lastTerms;

export function factsOf({ texts = {}, ...facts }: SiteSettings): SiteFacts {
  const worded = siteTexts.filter((name) => texts[name] !== undefined);
  return worded.length === 0 ? facts : { ...facts, worded };
}

/** The published settings, under `/data/`. */
export const siteFile = 'site.json';

export interface StatedTerms {
  readonly licence: DataLicence;
  readonly attribution: string;
}

export const statedTermsOf = ({ operator, terms }: SiteFacts, origin: string): StatedTerms | undefined =>
  operator && terms && { licence: terms.licence, attribution: `Contributors of ${operator.name}, ${origin}` };
