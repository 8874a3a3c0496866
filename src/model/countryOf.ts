import { isCountryCode } from './schema/countries';

/**
 * Three-letter codes by two-letter code: ISO 3166-1's, and those of the Olympic Committee and federations
 * where they differ. `BRN` is left out: Brunei in one, Bahrain in the other.
 */
const threeLetters =
  'AD:AND AE:ARE,UAE AF:AFG AG:ATG,ANT AI:AIA AL:ALB AM:ARM AO:AGO,ANG AQ:ATA AR:ARG AS:ASM,ASA AT:AUT ' +
  'AU:AUS AW:ABW,ARU AX:ALA AZ:AZE BA:BIH BB:BRB,BAR BD:BGD,BAN BE:BEL BF:BFA,BUR BG:BGR,BUL BH:BHR BI:BDI ' +
  'BJ:BEN BL:BLM BM:BMU,BER BN:BRU BO:BOL BQ:BES BR:BRA BS:BHS,BAH BT:BTN,BHU BV:BVT BW:BWA,BOT BY:BLR ' +
  'BZ:BLZ,BIZ CA:CAN CC:CCK CD:COD CF:CAF CG:COG,CGO CH:CHE,SUI CI:CIV CK:COK CL:CHL,CHI CM:CMR CN:CHN ' +
  'CO:COL CR:CRI,CRC CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU,GER DJ:DJI DK:DNK,DEN DM:DMA DO:DOM ' +
  'DZ:DZA,ALG EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI,FIJ FK:FLK FM:FSM FO:FRO ' +
  'FR:FRA GA:GAB GB:GBR GB-ENG:ENG GB-NIR:NIR GB-SCT:SCO GB-WLS:WAL GD:GRD,GRN GE:GEO GF:GUF GG:GGY GH:GHA ' +
  'GI:GIB GL:GRL GM:GMB,GAM GN:GIN,GUI GP:GLP GQ:GNQ,GEQ GR:GRC,GRE GS:SGS GT:GTM,GUA GU:GUM GW:GNB,GBS ' +
  'GY:GUY HK:HKG HM:HMD HN:HND,HON HR:HRV,CRO HT:HTI,HAI HU:HUN ID:IDN,INA IE:IRL IL:ISR IM:IMN IN:IND ' +
  'IO:IOT IQ:IRQ IR:IRN,IRI IS:ISL IT:ITA JE:JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM,CAM KI:KIR ' +
  'KM:COM KN:KNA,SKN KP:PRK KR:KOR KW:KWT,KUW KY:CYM,CAY KZ:KAZ LA:LAO LB:LBN,LIB LC:LCA LI:LIE LK:LKA,SRI ' +
  'LR:LBR LS:LSO,LES LT:LTU LU:LUX LV:LVA,LAT LY:LBY,LBA MA:MAR MC:MCO,MON MD:MDA ME:MNE MF:MAF MG:MDG,MAD ' +
  'MH:MHL MK:MKD ML:MLI MM:MMR,MYA MN:MNG,MGL MO:MAC MP:MNP MQ:MTQ MR:MRT,MTN MS:MSR MT:MLT MU:MUS,MRI ' +
  'MV:MDV MW:MWI,MAW MX:MEX MY:MYS,MAS MZ:MOZ NA:NAM NC:NCL NE:NER,NIG NF:NFK NG:NGA,NGR NI:NIC,NCA ' +
  'NL:NLD,NED NO:NOR NP:NPL,NEP NR:NRU NU:NIU NZ:NZL OM:OMN,OMA PA:PAN PE:PER PF:PYF PG:PNG PH:PHL,PHI ' +
  'PK:PAK PL:POL PM:SPM PN:PCN PR:PRI,PUR PS:PSE,PLE PT:PRT,POR PW:PLW PY:PRY,PAR QA:QAT RE:REU RO:ROU ' +
  'RS:SRB RU:RUS RW:RWA SA:SAU,KSA SB:SLB,SOL SC:SYC,SEY SD:SDN,SUD SE:SWE SG:SGP,SIN SH:SHN SI:SVN,SLO ' +
  'SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV,ESA SX:SXM SY:SYR SZ:SWZ TC:TCA ' +
  'TD:TCD,CHA TF:ATF TG:TGO,TOG TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON,TGA TR:TUR TT:TTO TV:TUV ' +
  'TW:TWN,TPE TZ:TZA,TAN UA:UKR UG:UGA UM:UMI US:USA UY:URY,URU UZ:UZB VA:VAT VC:VCT,VIN VE:VEN VG:VGB,IVB ' +
  'VI:VIR,ISV VN:VNM,VIE VU:VUT,VAN WF:WLF WS:WSM,SAM XK:XKK,KOS,XKX YE:YEM YT:MYT ZA:ZAF,RSA ZM:ZMB,ZAM ' +
  'ZW:ZWE,ZIM';

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
  const name = text.trim();
  const code = countryOfFlag(name) ?? countryOfCode(name);
  if (code !== undefined || name.length < 2) return code;
  // Building the table takes a few milliseconds, so it waits for the first name.
  names ??= codesByName();
  return names.get(keyOf(name));
}
