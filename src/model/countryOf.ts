import { isCountryCode } from './schema/countries';

/**
 * Codes of three letters by those of two: ISO 3166-1's, and those of the Olympic Committee and of federations where they
 * are others.
 */
const threeLetters =
  'AE:ARE,UAE AF:AFG AL:ALB AM:ARM AR:ARG AT:AUT AU:AUS AZ:AZE BA:BIH BD:BGD,BAN BE:BEL BG:BGR,BUL BO:BOL BR:BRA ' +
  'BY:BLR CA:CAN CH:CHE,SUI CL:CHL,CHI CM:CMR CN:CHN CO:COL CR:CRI,CRC CU:CUB CY:CYP CZ:CZE DE:DEU,GER DK:DNK,DEN ' +
  'DZ:DZA,ALG EC:ECU EE:EST EG:EGY ES:ESP FI:FIN FR:FRA GB:GBR GE:GEO GH:GHA GR:GRC,GRE HK:HKG HR:HRV,CRO ' +
  'HU:HUN ID:IDN,INA IE:IRL IL:ISR IN:IND IQ:IRQ IR:IRN,IRI IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ ' +
  'KR:KOR KW:KWT,KUW KZ:KAZ LB:LBN,LIB LK:LKA,SRI LT:LTU LV:LVA,LAT MA:MAR MD:MDA ME:MNE MK:MKD MN:MNG,MGL MT:MLT ' +
  'MX:MEX MY:MYS,MAS NG:NGA,NGR NL:NLD,NED NO:NOR NP:NPL,NEP NZ:NZL OM:OMN,OMA PA:PAN PE:PER PH:PHL,PHI PK:PAK ' +
  'PL:POL PR:PRI,PUR PT:PRT,POR PY:PRY,PAR QA:QAT RO:ROU RS:SRB RU:RUS SA:SAU,KSA SE:SWE SG:SGP,SIN SI:SVN,SLO ' +
  'SK:SVK SN:SEN SY:SYR TH:THA TJ:TJK TM:TKM TN:TUN TR:TUR TW:TWN,TPE UA:UKR UG:UGA US:USA UY:URY,URU UZ:UZB ' +
  'VE:VEN VN:VNM,VIE ZA:ZAF,RSA GB-ENG:ENG GB-SCT:SCO GB-WLS:WAL GB-NIR:NIR';

/** Names that `Intl` has otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  turkey: 'TR',
  'czech republic': 'CZ',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB-ENG',
  scotland: 'GB-SCT',
  wales: 'GB-WLS',
  'northern ireland': 'GB-NIR',
  macedonia: 'MK',
  bosnia: 'BA',
  'hong kong': 'HK',
  'south korea': 'KR',
  'united states of america': 'US',
  韓国: 'KR',
};

/** Languages whose names of countries are read. */
const locales = ['en', 'ja', 'ru', 'de', 'es', 'tr', 'pl', 'fr', 'uk', 'ka', 'kk', 'it'] as const;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

let names: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const locale of locales) {
    const known = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const code = first + second;
        const name = isCountryCode(code) ? known.of(code) : undefined;
        if (name !== undefined && !found.has(keyOf(name))) found.set(keyOf(name), code);
      }
  }
  for (const [name, code] of Object.entries(otherNames)) found.set(name, code);
  return found;
}

const byThreeLetters: ReadonlyMap<string, string> = new Map(
  threeLetters.split(' ').flatMap((row) => {
    const [code = '', all = ''] = row.split(':');
    return all.split(',').map((three) => [three, code] as const);
  }),
);

/** The country of a flag, whose two letters are signs of their own; `undefined` for any other sign. */
export function countryOfFlag(flag: string): string | undefined {
  const code = [...flag]
    .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65))
    .join('');
  return isCountryCode(code) ? code : undefined;
}

/** The country that a code in capital letters stands for, of two letters or of three. */
export function countryOfCode(text: string): string | undefined {
  if (isCountryCode(text)) return text;
  return byThreeLetters.get(text);
}

/** The country that a text names by a flag, a code, or its name in one of a dozen languages; `undefined` for any other text. */
export function countryOf(text: string): string | undefined {
  const name = text.trim();
  const code = countryOfFlag(name) ?? countryOfCode(name);
  if (code !== undefined || name.length < 2) return code;
  // Making the table takes a few milliseconds, so it waits for the first name.
  names ??= codesByName();
  return names.get(keyOf(name));
}
