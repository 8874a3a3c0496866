import type { Person } from './drawPerson';

/** How one record writes the name of a person. */
export interface Spelling {
  readonly given: string;
  readonly middle: string;
  readonly family: string;
  readonly suffix: string;
  readonly byname: string;
  readonly layout: 'usual' | 'turned' | 'comma' | 'upper' | 'joined';
  /** Letters that a table of a fixed width leaves. */
  readonly most?: number;
}

export const usualSpelling = ({ usual, region }: Person): Spelling => ({
  ...usual,
  suffix: '',
  byname: '',
  layout: region.locale === 'zh_CN' || region.locale === 'hu' ? 'turned' : 'usual',
});

export function textOf({ given, middle, family, suffix, byname, layout, most = Infinity }: Spelling): string {
  const first = [given, middle, byname && `"${byname}"`].filter(Boolean).join(' ');
  const texts = {
    usual: [first, family, suffix].filter(Boolean).join(' '),
    turned: [family, first, suffix].filter(Boolean).join(' '),
    comma: [`${family.toUpperCase()},`, first, suffix].filter(Boolean).join(' '),
    upper: [first, family, suffix].filter(Boolean).join(' ').toUpperCase(),
    // 김민준, 王皓
    joined: family + given,
  };
  return texts[layout].slice(0, most).trim();
}
