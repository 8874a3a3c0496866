import { parsed, unparsed, type Parsed } from '@/lib/parsed';

/** A licence under which data may be used. */
interface DataLicence {
  /** Its identifier in the list of SPDX, `CC-BY-SA-4.0`; absent for one that is not in it. */
  readonly id?: string;
  readonly name: string;
  readonly url?: string;
}

/** Operator of a site. */
interface SiteOperator {
  readonly name: string;
  /** By lines. */
  readonly address?: readonly string[];
  readonly mail?: string;
}

/** Terms that contributors to a site agree to. */
interface SiteTerms {
  /** Goes up whenever contributors are to be asked again. */
  readonly version: number;
  readonly licence: DataLicence;
  /** True if the operator says that the text of the terms is no longer the example that comes with the app. */
  readonly checked?: true;
}

/** A site's facts about itself, as far as it states any. Terms have somebody with whom they are agreed. */
export type SiteFacts =
  | { readonly operator?: SiteOperator; readonly terms?: never }
  | { readonly operator: SiteOperator; readonly terms: SiteTerms };

/** Licences that an operator names by their identifier alone. */
const knownLicences: Readonly<Record<string, Omit<DataLicence, 'id'>>> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'ODC-By-1.0': { name: 'ODC-By 1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  'PDDL-1.0': { name: 'PDDL 1.0', url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
};

/** The variables, of the build and of the functions alike, that say it; `docs/licence.md` tells what each is for. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The facts that variables state; a sentence where they contradict each other or say half. */
export function siteFactsOf(variables: Variables): Parsed<SiteFacts> {
  const licence = licenceOf(variables);
  if (!licence.ok) return licence;
  const operator = operatorOf(variables);
  if (!operator.ok) return operator;
  if (licence.value === undefined) return parsed(operator.value ? { operator: operator.value } : {});
  if (operator.value === undefined)
    return unparsed('ARMWIKI_LICENCE is set: expected ARMWIKI_OPERATOR too, with whom contributors agree.');
  const version = Number(variables['ARMWIKI_TERMS_VERSION'] || 1);
  if (!Number.isInteger(version) || version < 1 || version > mostVersion)
    return unparsed(
      `ARMWIKI_TERMS_VERSION: expected a whole number from 1, found ${variables['ARMWIKI_TERMS_VERSION']}.`,
    );
  const checked = variables['ARMWIKI_TERMS_CHECKED'] === 'on';
  return parsed({
    operator: operator.value,
    terms: { version, licence: licence.value, ...(checked && { checked }) },
  });
}

/** Also in `firestore.rules`. */
const mostVersion = 1_000_000;

function licenceOf(variables: Variables): Parsed<DataLicence | undefined> {
  const id = variables['ARMWIKI_LICENCE'];
  const known = id ? knownLicences[id] : undefined;
  const name = variables['ARMWIKI_LICENCE_NAME'] || known?.name;
  const url = variables['ARMWIKI_LICENCE_URL'] || known?.url;
  if (url && !/^https?:\/\/\S+$/.test(url))
    return unparsed(`ARMWIKI_LICENCE_URL: expected a web address, found ${url}.`);
  if (name) return parsed({ ...(id && { id }), name, ...(url && { url }) });
  if (!id) return parsed(undefined);
  const ids = Object.keys(knownLicences).join(', ');
  return unparsed(`ARMWIKI_LICENCE: expected one of ${ids}, or ARMWIKI_LICENCE_NAME beside it, found ${id}.`);
}

function operatorOf(variables: Variables): Parsed<SiteOperator | undefined> {
  const name = variables['ARMWIKI_OPERATOR'];
  const mail = variables['ARMWIKI_OPERATOR_MAIL'];
  // A line break in a file of variables is written as two signs.
  const address = (variables['ARMWIKI_OPERATOR_ADDRESS'] ?? '')
    .split(/\n|\\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (mail && !/^[^\s@]+@[^\s@]+$/.test(mail))
    return unparsed(`ARMWIKI_OPERATOR_MAIL: expected an e-mail address, found ${mail}.`);
  if (name) return parsed({ name, ...(address.length > 0 && { address }), ...(mail && { mail }) });
  return mail || address.length > 0
    ? unparsed('An address of the operator is set: expected ARMWIKI_OPERATOR too.')
    : parsed(undefined);
}

/** The terms of the data as they are stated beside it. */
export interface StatedTerms {
  readonly licence: DataLicence;
  /** Attribution: whom to name where the data is used. */
  readonly attribution: string;
}

/** The terms to state beside the data of a site at an origin; `undefined` where it has none. */
export const statedTermsOf = ({ operator, terms }: SiteFacts, origin: string): StatedTerms | undefined =>
  operator && terms && { licence: terms.licence, attribution: `Contributors of ${operator.name}, ${origin}` };
