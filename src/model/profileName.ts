import { limits } from './schema/limits';
import { cleanName, isNameText } from './texts';

/**
 * Characters that may not stand in the name of a person, besides what no name has: letters in the dress of others (full
 * width, mathematical, encircled, raised), which look like plain ones to a reader, and signs by which sites mark who is
 * genuine or in charge (ticks, shields, officers, trade marks). Written as the inside of a character class.
 */
const refused =
  '\\u{A9}\\u{AE}\\u{1D2C}-\\u{1DBF}\\u{2070}-\\u{209F}\\u{2100}-\\u{214F}\\u{221A}\\u{2460}-\\u{24FF}\\u{2611}\\u{2705}\\u{2713}' +
  '\\u{2714}\\u{FF01}-\\u{FF5E}\\u{1D400}-\\u{1D7FF}\\u{1F100}-\\u{1F1E5}\\u{1F46E}\\u{1F5F8}\\u{1F5F9}\\u{1F6E1}';
export const personPattern = new RegExp(`^[^${refused}]*$`, 'u');

/** By plain letter what a reader takes for it; `i` and `1` are taken for `l`. The insides of character classes. */
const lookAlikes = {
  a: '4@AaÀ-Åà-åĀ-ąǍǎǞ-ǡǺǻȀ-ȃȦȧɑΑαАаḀḁẠ-ặ',
  b: 'BbΒβВЬвьḂ-ḇ',
  c: 'CcÇçĆ-čϲϹСсҪҫḈḉ',
  d: 'DdÐĎ-đԀԁḊ-ḓ',
  e: '3EeÈ-Ëè-ëĒ-ěȄ-ȇȨȩΕεЁЄЕеёєḔ-ḝẸ-ệ',
  f: 'FfḞḟ',
  g: 'GgĜ-ģǦǧǴǵɡԌԍḠḡ',
  h: 'HhĤ-ħȞȟΗНнҺһḢ-ḫẖ',
  j: 'JjĴĵǰȷЈј',
  k: 'KkĶķǨǩΚκКкḰ-ḵ',
  l: '!1ILil|Ì-Ïì-ïĨ-ıĹ-ľŁłǏǐȈ-ȋΙιІЇіїӀӏḬ-ḯḶ-ḽỈ-ị',
  m: 'MmΜМмḾ-ṃ',
  n: 'NnÑñŃ-ňǸǹΝηṄ-ṋ',
  o: '0OoÒ-ÖØò-öøŌ-őƠơǑǒǪ-ǭȌ-ȏȪ-ȱΟοσОоӨөՕօṌ-ṓỌ-ợ',
  p: 'PpΡρРрṔ-ṗ',
  q: 'QqԚԛ',
  r: 'RrŔ-řȐ-ȓṘ-ṟ',
  s: '$5SsŚ-šſȘșЅѕṠ-ṩẛ',
  t: '7TtŢ-ŧȚțΤτТтṪ-ṱẗ',
  u: 'UuÙ-Üù-üŨ-ųƯưǓ-ǜȔ-ȗυսṲ-ṻỤ-ự',
  v: 'VvνѴѵṼ-ṿ',
  w: 'WwŴŵωԜԝẀ-ẉẘ',
  x: 'Xx×ΧχХхẊ-ẍ',
  y: 'YyÝýÿŶ-ŸȲȳΥγУуҮүẎẏẙỲ-ỹ',
  z: 'ZzŹ-žΖẐ-ẕ',
} as const;

/** The steps to a skeleton, in order; the rules take the same. */
export const skeletonSteps: readonly (readonly [pattern: string, by: string])[] = [
  ...Object.entries(lookAlikes).map(([by, inside]) => [`[${inside}]`, by] as const),
  ['rn', 'm'],
  ['vv', 'w'],
  ['[^\\p{L}\\p{N}]', ''],
];

const steps = skeletonSteps.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);

/** The letters of other scripts by the plain letter that they look like, taken apart as NFD does. */
const otherScripts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lookAlikes).flatMap(([plain, inside]) => {
    const pattern = new RegExp(`[${inside}]`, 'u');
    const others = lettersOfOtherScripts().filter((letter) => pattern.test(letter));
    return (plain === 'l' ? ['i', 'l'] : [plain]).map((letter) => [letter, others] as const);
  }),
);

/** Greek, Cyrillic and Armenian letters without accents. */
function lettersOfOtherScripts(): readonly string[] {
  const all = Array.from({ length: 0x590 - 0x370 }, (_, at) => String.fromCharCode(0x370 + at));
  const plain = all.filter((letter) => /\p{L}/u.test(letter) && letter.normalize('NFD') === letter);
  return plain;
}

/** The letters of other scripts that a reader takes for this small one. */
export function lookAlikesOf(letter: string): readonly string[] {
  const found = [...otherScripts].flatMap(([plain, others]) =>
    plain === letter || others.includes(letter) ? [plain, ...others] : [],
  );
  return [...new Set(found.map((each) => each.toLowerCase()))].filter((each) => each !== letter);
}

/** The traits of a name by which a reader tells it: two names of one skeleton are easily taken for one another. */
export const nameSkeleton = (name: string): string =>
  steps.reduce((text, [pattern, by]) => text.replace(pattern, by), name);

/** Skeletons of words that only somebody with a role, or the site itself, is called by; `badminton` is a sport. */
const claim =
  'armwlkl|admln|moderator|offlclal|verlfled|aдmиh|moдepatop|管理者|管理人|管理员|管理員|モデレータ|公式|運営|运营';
/** Those that are parts of honest names, and so are refused alone only. */
const claimAlone = '(the)?(mods?|staff|support|system|formermember)';
/** The same for the rules, whose patterns match whole texts. */
export const claimRule = `(.*(${claim}).*|${claimAlone})`;
const claimPattern = new RegExp(`${claim}|^${claimAlone}$`, 'u');
export const claimException = 'badmlnton';

/** Tells whether a name says that its bearer has a role here, or that it is the site's own. */
const claimsRole = (name: string): boolean =>
  claimPattern.test(nameSkeleton(name).replaceAll(claimException, ''));

/** The name somebody means who typed or pasted this for a person: in plain letters. */
export const cleanPersonName = (text: string): string => cleanName(text.normalize('NFKC'));

/** Tells whether a person may be called so by its form alone. */
const isPersonName = (value: unknown): value is string =>
  isNameText(value, limits.profileName) && personPattern.test(value);

/** Tells whether an account without a role may be called so, unless it is the name of somebody who has one. */
export const isProfileName = (value: unknown): value is string => isPersonName(value) && !claimsRole(value);
