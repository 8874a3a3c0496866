import iso from 'i18n-iso-countries/codes.json';
import { codesByName, nameKey, otherNames } from '@/lib/countryNames';
import { isCountryCode } from '../schema/countries';

/** Three-letter codes of the Olympic Committee and federations that differ from those of ISO 3166-1. */
const ofFederations =
  'AE:UAE AG:ANT AO:ANG AS:ASA AW:ARU BB:BAR BD:BAN BF:BUR BG:BUL BM:BER BN:BRU BS:BAH BT:BHU BW:BOT ' +
  'BZ:BIZ CG:CGO CH:SUI CL:CHI CR:CRC DE:GER DK:DEN DZ:ALG FJ:FIJ GB-ENG:ENG GB-NIR:NIR GB-SCT:SCO ' +
  'GB-WLS:WAL GD:GRN GM:GAM GN:GUI GQ:GEQ GR:GRE GT:GUA GW:GBS HN:HON HR:CRO HT:HAI ID:INA IR:IRI ' +
  'KH:CAM KN:SKN KW:KUW KY:CAY LB:LIB LK:SRI LS:LES LV:LAT LY:LBA MC:MON MG:MAD MM:MYA MN:MGL MR:MTN ' +
  'MU:MRI MW:MAW MY:MAS NE:NIG NG:NGR NI:NCA NL:NED NP:NEP OM:OMA PH:PHI PR:PUR PS:PLE PT:POR PY:PAR ' +
  'SA:KSA SB:SOL SC:SEY SD:SUD SG:SIN SI:SLO SV:ESA TD:CHA TG:TOG TO:TGA TW:TPE TZ:TAN UY:URU VC:VIN ' +
  'VG:IVB VI:ISV VN:VIE VU:VAN WS:SAM XK:KOS,XKX ZA:RSA ZM:ZAM ZW:ZIM';

/** Brunei in ISO 3166-1, Bahrain at the Olympics. */
const ambiguous = 'BRN';

/** Languages of most tables, whose short names are read too. Of two languages that give a name to different countries, the first counts. */
const usual = 'en en-GB ja ru de es tr pl fr uk ka kk it';
const further =
  'pt nl ko zh zh-Hant cs sk hu fi sv nb da et lv lt ro bg sr sr-Latn hr sl el az uz ky hy be ar fa he hi id th mn';

/** Names in use that no language of `Intl` has. */
const furtherNames: Readonly<Record<string, string>> = {
  america: 'US',
  'ee.uu.': 'US',
  eeuu: 'US',
  'u.k.': 'GB',
  emirates: 'AE',
  vatican: 'VA',
  éire: 'IE',
  'islamic republic of iran': 'IR',
  'russian federation': 'RU',
  'republic of moldova': 'MD',
  'syrian arab republic': 'SY',
  'chinese taipei': 'TW',
  кыргызстан: 'KG',
  белоруссия: 'BY',
  대한민국: 'KR',
  한국: 'KR',
  中華民國: 'TW',
};

let names: ReadonlyMap<string, string> | undefined;

function codesByAnyName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [locales, lengths] of [
    [usual, ['long', 'short']],
    [further, ['long']],
  ] as const)
    for (const locale of locales.split(' '))
      for (const [name, code] of codesByName(locale, isCountryCode, lengths))
        if (!found.has(name)) found.set(name, code);
  for (const [name, code] of Object.entries({ ...furtherNames, ...otherNames }))
    found.set(nameKey(name), code);
  return found;
}

const byThreeLetters: ReadonlyMap<string, string> = new Map([
  ...iso.flatMap(([two = '', three = '']) => (three === ambiguous ? [] : [[three, two] as const])),
  ...ofFederations.split(' ').flatMap((row) => {
    const [code = '', all = ''] = row.split(':');
    return all.split(',').map((three) => [three, code] as const);
  }),
]);

export const otherCountryTexts = (code: string): readonly string[] =>
  [...Object.entries(otherNames), ...byThreeLetters].flatMap(([text, of]) => (of === code ? [text] : []));

export function countryOfFlag(flag: string): string | undefined {
  const code = [...flag]
    .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65))
    .join('');
  return isCountryCode(code) ? code : undefined;
}

export function countryOfCode(text: string): string | undefined {
  if (isCountryCode(text)) return text;
  return byThreeLetters.get(text);
}

export function countryOf(text: string): string | undefined {
  const name = text.trim().replace(/^(?:[A-Z]\.){1,2}[A-Z]\.?$/, (dotted) => dotted.replaceAll('.', ''));
  const code = countryOfFlag(name) ?? countryOfCode(name);
  if (code !== undefined || name.length < 2) return code;
  // Building the table takes a few milliseconds, so it waits for the first name.
  names ??= codesByAnyName();
  return names.get(nameKey(name));
}
