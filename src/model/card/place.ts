import { trimEnds } from '@/lib/trimEnds';
import { countryOf, countryOfFlag } from '../records/countryOf';
import { cleanLine } from '../texts';
import { withoutDecoration } from './sideName';

const flag = /[\u{1F1E6}-\u{1F1FF}]{2}/u;
const edge = /[-–—,.;:|@/#*=()[\]\s]/;

export interface Place {
  readonly location?: string;
  readonly country?: string;
}

/** The place and country in `Istanbul, Türkiye`, `Kyoto (Japan)`, `Kyiv 🇺🇦`. A country alone has no place. */
export function placeOf(text: string): Place {
  const said = flag.exec(text)?.[0];
  const plain = trimmed(withoutDecoration(text.replace(flag, ' ')));
  const [, before = '', last = ''] = /^(.*)[,(（]([^,()（）]+)[)）]?$/u.exec(plain) ?? [];
  const ofLast = countryOf(last.trim());
  const country = ofLast ?? countryOf(plain) ?? (said === undefined ? undefined : countryOfFlag(said));
  const location = ofLast === undefined ? (countryOf(plain) === undefined ? plain : '') : trimmed(before);
  return {
    ...(location !== '' && { location }),
    ...(country !== undefined && { country }),
  };
}

const trimmed = (text: string): string => trimEnds(cleanLine(text), edge, edge);
