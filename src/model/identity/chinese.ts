import type { Word } from './wordBook';

const initial = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?';
const final =
  'iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|a|o|e|i|u|v';
const pinyin = new RegExp(`^(?:${initial}(?:${final})){1,2}$`);
const common = new RegExp(`^(?:(?:ch|sh|hs|ts|[ptkmnfhjlsyw])?(?:iung|ien|ung|${final})){1,2}$`);

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

const surnames: ReadonlySet<string> = new Set(
  wordsOf(`wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang deng han
  feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv lu ding ren lao yao shen zhong cui tan
  liao fan wang shi jin jia xia fu fang zou xiong bai meng qin qiu hou yin xue yan lei long tao gu mao hao gong shao wan
  qian dai mo kong xiang chang`),
);

/** Rarer ones, which alone do not make a name Chinese. */
const rareSurnames = wordsOf(`
  ai an ao ba bao bei bi bian bo bu cen chai che chi chu cong dang di diao dou duan fei gan ge geng guan gui hong hua ji
  jian jiao jie jing ju kang ke kuang lai lan le leng lian ling lou luan mai man mei mi miao min ming mu nan ni nie ning
  niu ou pang pei ping pu qi qiao qu quan ran rao rong ruan sha shan shang she sheng shi shu shui si sui suo tai teng
  tong tu wen weng xi xian xin xing xuan yi ying yong you yue yun zang zha zhai zhan zhen zhi zhuang zhuo zong zu zuo`);

/** What turns pinyin, and the spelling of Wade and Giles without its marks, into one form. */
const rules: readonly (readonly [from: RegExp, to: string])[] = [
  [/zh|q|j(?=[iu])/g, 'ch'],
  [/r(?=[aeiou])/g, 'j'],
  [/c(?!h)|t?z/g, 'ts'],
  [/x/g, 'hs'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/(?<!n)g(?=[aeiou])|(?<=n)g(?=u)/g, 'k'],
  [/tsi/g, 'tsu'],
  [/s[sz]u|(?<!h)si/g, 'su'],
  [/ong/g, 'ung'],
  [/([iy])an(?!g)/g, '$1en'],
  [/h(?![aeious])/g, ''],
  [/yi/g, 'i'],
  [/uei/g, 'ui'],
  [/you/g, 'yu'],
  [/v/g, 'u'],
  [/uo/g, 'o'],
  [/(?<![cs])([hk])e(?![inr])/g, '$1o'],
];

/** Zhang and Chang, Cai and Tsai, Xu and Hsu: one form of a Chinese word in pinyin and after Wade and Giles. */
export const chineseSounds = (text: string): string =>
  rules.reduce((word, [from, to]) => word.replace(from, to), text);

const surnameSounds: ReadonlySet<string> = new Set([...surnames, ...rareSurnames].map(chineseSounds));

export const isChineseSurname = (text: string): boolean => surnameSounds.has(chineseSounds(text));

/**
 * How a name is written that is Chinese: in characters, in pinyin, or as in Taiwan after Wade and Giles. `syllables` has
 * no known surname, so it is Chinese only beside another one. There are some four hundred syllables, so two such names are
 * alike by chance, and one other letter makes another name.
 */
export type ChineseName = 'characters' | 'pinyin' | 'wade' | 'syllables';

/** @param isHyphened whether the given name has a hyphen, as in Taiwan */
export function chineseName(words: readonly Word[], isHyphened: boolean): ChineseName | undefined {
  if (words.length < 2 || words.length > 3) return undefined;
  if (words.every(({ script }) => script === 'han')) return 'characters';
  if (!words.every(({ script, given }) => script === 'latin' && given.length === 0)) return undefined;
  const texts = words.map(({ text }) => text);
  const ends = [texts[0]!, texts.at(-1)!];
  const isPinyin = texts.every((text) => pinyin.test(text));
  if (isPinyin && !isHyphened && ends.some((text) => surnames.has(text))) return 'pinyin';
  if (texts.every((text) => common.test(chineseSounds(text))) && ends.some(isChineseSurname))
    if (isHyphened || !isPinyin) return 'wade';
  return isPinyin ? 'syllables' : undefined;
}
