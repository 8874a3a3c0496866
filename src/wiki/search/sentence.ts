import { isSurelyBetween } from '@/model/card/splitSides';
import { withVerbs } from '@/model/card/verbs';

/** Two sides as somebody said them, or one text that may still name both. */
export type Said = readonly [text: string] | readonly [first: string, second: string];

const between: ReadonlySet<string> = new Set(['and', '&', 'against']);

const question =
  /^(?:(?:who|when|how) )?(?:won|wins|will win|did|does)(?: between)? |^(?:results?|scores?) of /;
const questionBehind = / (?:who won|results?|scores?|match|fight)$/;

const questionInJapanese = /[はの]?(?:どっち|どちら|誰|だれ)が勝.*$|の?(?:試合|対戦|対決|勝敗|結果|スコア)$/u;
const verbInJapanese = /^([^はが]+)[はが]([^にをと]+)[にをと](?:勝|負|敗|破|倒|下|対戦).*$/u;
/** Between names only: names in hiragana may contain the particle. */
const betweenInJapanese =
  /(?<=[\p{sc=Katakana}\p{sc=Han}ー])(?:対|と|vs?\.?)(?=[\p{sc=Katakana}\p{sc=Han}])/gu;

/**
 * The two sides of a sentence that a fan heard: `levan beat devon`, `who won levan vs devon`,
 * `レヴァンがデヴォンに勝った`. Its verbs are those of a pasted card.
 */
export function readSentence(text: string): Said {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[?!。]/g, '')
    .trim()
    .replace(questionInJapanese, '')
    .replace(verbInJapanese, '$1 vs $2')
    .replace(betweenInJapanese, ' vs ')
    .replace(question, '')
    .replace(questionBehind, '');
  const words = withVerbs(plain.split(/\s+/));
  const at = words.findIndex(
    (word, place) => place > 0 && place < words.length - 1 && (isSurelyBetween(word) || between.has(word)),
  );
  return at === -1 ? [plain] : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
}
