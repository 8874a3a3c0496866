import { languageCodes, type LanguageCode } from '@/language/languages';
import { builtInColours, type Scheme } from '@/model/operating/siteColours';
import { knownLicences } from '@/model/operating/knownLicences';
import { siteTexts, type SiteSettings, type SiteTextName } from '@/model/operating/siteFacts';

export const otherLicence = 'other';

/** The settings as they are typed: an empty text is a fact that the site leaves to the app. */
export interface SiteDraft {
  readonly name: string;
  readonly operator: string;
  readonly address: string;
  readonly mail: string;
  /** An id of `knownLicences`, `otherLicence`, or nothing. */
  readonly licence: string;
  readonly licenceName: string;
  readonly licenceUrl: string;
  readonly version: number | string | undefined;
  readonly checked: boolean;
  readonly colours: Readonly<Record<Scheme, string>>;
  readonly texts: Readonly<Record<SiteTextName, Readonly<Record<LanguageCode, string>>>>;
}

export function draftOf(
  { name, operator, terms, colours, texts }: SiteSettings,
  lastTerms: number = terms?.version ?? 0,
): SiteDraft {
  const { id, name: licenceName = '', url = '' } = terms?.licence ?? {};
  const isKnown = id !== undefined && Object.hasOwn(knownLicences, id);
  return {
    name: name ?? '',
    operator: operator?.name ?? '',
    address: (operator?.address ?? []).join('\n'),
    mail: operator?.mail ?? '',
    licence: isKnown ? id : terms ? otherLicence : '',
    licenceName: isKnown ? '' : licenceName,
    licenceUrl: isKnown ? '' : url,
    version: Math.max(lastTerms, 1),
    checked: terms?.checked === true,
    colours: colours ?? builtInColours,
    texts: byName((text) => byLanguage((code) => texts?.[text]?.[code] ?? '')),
  };
}

/** The settings that a draft describes; `parseSite` judges them. */
export function settingsOf(draft: SiteDraft): object {
  const { name, operator, mail, licence, version, checked, colours, texts } = draft;
  const address = linesOf(draft.address);
  const isBuiltIn = colours.light === builtInColours.light && colours.dark === builtInColours.dark;
  const written = siteTexts.flatMap((text) => {
    const { en, ja } = texts[text];
    if (en.trim() === '' && ja.trim() === '') return [];
    return [[text, { en: en.trim(), ...(ja.trim() !== '' && { ja: ja.trim() }) }] as const];
  });
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...((operator.trim() !== '' || mail.trim() !== '' || address.length > 0) && {
      operator: {
        name: operator.trim(),
        ...(address.length > 0 && { address }),
        ...(mail.trim() !== '' && { mail: mail.trim() }),
      },
    }),
    ...(licence !== '' && {
      terms: { version, licence: licenceOf(draft), ...(checked && { checked: true }) },
    }),
    ...(!isBuiltIn && { colours }),
    ...(written.length > 0 && { texts: Object.fromEntries(written) }),
  };
}

function licenceOf({ licence, licenceName, licenceUrl }: SiteDraft): object {
  const known = knownLicences[licence];
  if (known) return { id: licence, ...known };
  const url = licenceUrl.trim();
  return { name: licenceName.trim(), ...(url !== '' && { url }) };
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const byName = <T>(of: (name: SiteTextName) => T): Record<SiteTextName, T> => ({
  about: of('about'),
  terms: of('terms'),
});

const byLanguage = (of: (code: LanguageCode) => string) =>
  Object.fromEntries(languageCodes.map((code) => [code, of(code)])) as Record<LanguageCode, string>;
