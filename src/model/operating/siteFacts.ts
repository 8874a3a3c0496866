import { parsed, unparsed, type Parsed } from '@/lib/parsed';

interface DataLicence {
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

/** What a site states about itself. Contributors agree to terms with the operator, so terms need one. */
export type SiteFacts =
  | { readonly operator?: SiteOperator; readonly terms?: never }
  | { readonly operator: SiteOperator; readonly terms: SiteTerms };

const knownLicences: Readonly<Record<string, Omit<DataLicence, 'id'>>> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'ODC-By-1.0': { name: 'ODC-By 1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  'PDDL-1.0': { name: 'PDDL 1.0', url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
};

type Variables = Readonly<Record<string, string | undefined>>;

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
  // Files of variables write a line break as two characters.
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

export interface StatedTerms {
  readonly licence: DataLicence;
  readonly attribution: string;
}

export const statedTermsOf = ({ operator, terms }: SiteFacts, origin: string): StatedTerms | undefined =>
  operator && terms && { licence: terms.licence, attribution: `Contributors of ${operator.name}, ${origin}` };
