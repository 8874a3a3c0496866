import type { Random } from '../../../scripts/base/random';
import { writeBy } from '../standards';
import type { Region, Sex } from './nameStock';
import { koreanFamily, koreanGiven, pinyin } from './syllableNames';

export interface Person {
  readonly region: Region;
  readonly sex: Sex;
  /** In the letters of their country. */
  readonly native: NameWords;
  readonly usual: NameWords;
}

export interface NameWords {
  readonly given: string;
  readonly middle: string;
  readonly family: string;
}

const middleShare = 0.1;
const twoSurnames = 0.4;

/** A person of the region, with the name as they usually write it in Latin letters. */
export function drawPerson(region: Region, random: Random): Person {
  const sex: Sex = random() < 0.3 ? 'female' : 'male';
  for (;;) {
    const given = region.given[sex](random);
    const one = region.family[sex](random);
    const hasTwo = region.hasTwoSurnames === true && random() < twoSurnames;
    const family = hasTwo ? `${one} ${region.family[sex](random)}` : one;
    const hasMiddle = region.locale === 'census' && random() < middleShare;
    const native = { given, middle: hasMiddle ? region.given[sex](random) : '', family };
    const usual = inLatin(native, region, random);
    // A letter that the standard does not know.
    if (usual) return { region, sex, native, usual };
  }
}

export function inLatin(
  native: NameWords,
  region: Region,
  random: Random,
  standard = 0,
): NameWords | undefined {
  if (region.locale === 'ko')
    return {
      given: koreanGiven(native.given, random() < 0.5 ? '-' : '', standard === 0),
      middle: '',
      family: koreanFamily(native.family),
    };
  if (region.locale === 'zh_CN')
    return { given: pinyin(native.given), middle: '', family: pinyin(native.family) };
  const by = region.standards?.[standard];
  if (by === undefined) return native;
  const [given, family] = [writeBy(by, native.given), writeBy(by, native.family)];
  return given === undefined || family === undefined ? undefined : { given, middle: '', family };
}
