import { limits } from '../schema/limits';
import { cleanName, isNameText } from '../texts';

/**
 * Characters refused in a person's name, besides those that no name may have: styled letters (full width,
 * mathematical, encircled, raised), which readers take for plain ones, and signs by which sites mark official
 * accounts (ticks, shields, officers, trade marks). Written as the inside of a character class.
 */
const refused =
  '\\u{A9}\\u{AE}\\u{1D2C}-\\u{1DBF}\\u{2070}-\\u{209F}\\u{2100}-\\u{214F}\\u{221A}\\u{2460}-\\u{24FF}\\u{2611}\\u{2705}\\u{2713}' +
  '\\u{2714}\\u{FF01}-\\u{FF5E}\\u{1D400}-\\u{1D7FF}\\u{1F100}-\\u{1F1E5}\\u{1F46E}\\u{1F5F8}\\u{1F5F9}\\u{1F6E1}';
export const personPattern = new RegExp(`^[^${refused}]*$`, 'u');

/** Look-alikes by plain letter; `i` and `1` count as `l`. The insides of character classes. */
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

export const skeletonSteps: readonly (readonly [pattern: string, by: string])[] = [
  ...Object.entries(lookAlikes).map(([by, inside]) => [`[${inside}]`, by] as const),
  ['rn', 'm'],
  ['vv', 'w'],
  ['[^\\p{L}\\p{N}]', ''],
];

const steps = skeletonSteps.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);

const otherScripts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lookAlikes).flatMap(([plain, inside]) => {
    const pattern = new RegExp(`[${inside}]`, 'u');
    const others = lettersOfOtherScripts().filter((letter) => pattern.test(letter));
    return (plain === 'l' ? ['i', 'l'] : [plain]).map((letter) => [letter, others] as const);
  }),
);

function lettersOfOtherScripts(): readonly string[] {
  const all = Array.from({ length: 0x590 - 0x370 }, (_, at) => String.fromCharCode(0x370 + at));
  const plain = all.filter((letter) => /\p{L}/u.test(letter) && letter.normalize('NFD') === letter);
  return plain;
}

export function lookAlikesOf(letter: string): readonly string[] {
  const found = [...otherScripts].flatMap(([plain, others]) =>
    plain === letter || others.includes(letter) ? [plain, ...others] : [],
  );
  return [...new Set(found.map((each) => each.toLowerCase()))].filter((each) => each !== letter);
}

/** Two names with the same skeleton are easily mistaken for each other. */
export const nameSkeleton = (name: string): string =>
  steps.reduce((text, [pattern, by]) => text.replace(pattern, by), name);

/** Skeletons of words that claim a role or the site's own voice; `badminton` is a sport. */
const claim =
  'armwlkl|admln|moderator|offlclal|verlfled|aдmиh|moдepatop|管理者|管理人|管理员|管理員|モデレータ|公式|運営|运营';
const claimAlone = '(the)?(mods?|staff|support|system|formermember)';
/** The same for the rules, whose patterns match whole texts. */
export const claimRule = `(.*(${claim}).*|${claimAlone})`;
const claimPattern = new RegExp(`${claim}|^${claimAlone}$`, 'u');
export const claimException = 'badmlnton';

const claimsRole = (name: string): boolean =>
  claimPattern.test(nameSkeleton(name).replaceAll(claimException, ''));

export const cleanPersonName = (text: string): string => cleanName(text.normalize('NFKC'));

const isPersonName = (value: unknown): value is string =>
  isNameText(value, limits.profileName) && personPattern.test(value);

/**
 * Whether an account without a role may take the name; names of accounts with a role are checked elsewhere.
 */
export const isProfileName = (value: unknown): value is string => isPersonName(value) && !claimsRole(value);
