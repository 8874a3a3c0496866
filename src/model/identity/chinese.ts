import type { Word } from './wordBook';

const initial = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?';
const final =
  '(?:iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|a|o|e|i|u|v)';
const syllables = new RegExp(`^(?:${initial}${final}){1,2}$`);

const surnames = new Set(
  `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang deng han
  feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv lu ding ren lao yao shen zhong cui tan
  liao fan wang shi jin jia xia fu fang zou xiong bai meng qin qiu hou yin xue yan lei long tao gu mao hao gong shao wan
  qian dai mo kong xiang chang`
    .trim()
    .split(/\s+/),
);

export const isChineseSurname = (text: string): boolean => surnames.has(text);

/**
 * Whether the words form a Chinese name in pinyin: a surname first or last, and syllables. There are some four hundred
 * syllables, so two such names are alike by chance, and one other letter makes another name.
 */
export const isChineseName = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length < 4 &&
  (surnames.has(words[0]!.text) || surnames.has(words.at(-1)!.text)) &&
  words.every(({ text, given }) => syllables.test(text) && given.length === 0);
