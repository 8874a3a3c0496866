import { isChineseSurname } from './chinese';
import { shareName, type Agreement, type WordComparer } from './compareWords';
import { initialWeight } from './initials';
import { koreanSurname } from './korean';
import { isShortForm, shortFormShare } from './shortForm';
import { syllableDistance } from './syllableDistance';
import { typingPrice } from './typingErrors';
import { informationOf, type Word } from './wordBook';

export type Syllables = 'korean' | 'chinese' | 'wade' | 'vietnamese' | undefined;

export interface ListFacts {
  readonly listSize: number;
  readonly syllabicNames: number;
  readonly compareWords: WordComparer;
}

export interface Weighed {
  readonly agreement: Agreement;
  /** Bits of evidence that the words belong to one person. */
  readonly weight: number;
}

/** Bits of an initial that both write. */
const sameInitial = 4;

/**
 * Bits that another form of a given name costs: people seldom write one in one source and another one elsewhere. `form`
 * beside the share of a whole name, `ofForms` beside what all forms of the name tell, `spelling` for Steven and Stephen.
 */
const prices = { form: 1, ofForms: 3, spelling: 2 };

const isSyllabicSurname = (text: string): boolean =>
  koreanSurname(text) !== undefined || isChineseSurname(text);

/**
 * Bits of a syllable of a given name before the list is counted: a few hundred syllables make all names. The same
 * characters tell more than the same sounds.
 */
const perSyllable = { sound: 4, character: 7 };
/** Names that weigh as much as these bits. */
const priorNames = 300;

/** A single syllable that is in no table of surnames may be one, since many are rare. */
const mostOfRareSurname = 9;

/** Bits if the words are the surname; `undefined` if they cannot be. */
export function weightOfSurname(a: Word, b: Word, list: ListFacts): number | undefined {
  const rarity = rarityOf(a, b, list);
  if (isSyllabicSurname(a.text) && isSyllabicSurname(b.text)) return rarity;
  return syllablesIn(a) === 1 && syllablesIn(b) === 1 ? Math.min(rarity, mostOfRareSurname) : undefined;
}

/** `names` are those of the language alone: a name that is rare in the whole list may be common in its country. */
function informationOfSyllables(a: Word, b: Word, names: number): number {
  const each =
    a.original !== undefined && a.original === b.original ? perSyllable.character : perSyllable.sound;
  const expected = priorNames * 2 ** (-each * Math.min(syllablesIn(a), syllablesIn(b)));
  return Math.log2((names + priorNames) / (Math.max(a.count, b.count) + expected));
}

const syllablesIn = ({ text }: Word): number => text.match(/[aeiou]+/g)?.length ?? 1;

export const noFit: Weighed = { agreement: 'none', weight: -Infinity };

export function weigh(a: Word, b: Word, list: ListFacts, syllables: Syllables): Weighed {
  const { agreement, share } = syllableDistance(a, b, syllables) ?? list.compareWords(a, b);
  if (agreement === 'none') return noFit;
  const rarity = rarityOf(a, b, list);
  const information =
    syllables === undefined || syllables === 'vietnamese'
      ? rarity
      : Math.min(rarity, informationOfSyllables(a, b, list.syllabicNames));
  if (agreement === 'initial') return { agreement, weight: Math.min(initialWeight(a, b), information) };
  if (a.isInitial) return { agreement, weight: Math.min(sameInitial, information) };
  const weight = information * share;
  if (agreement === 'same' || syllables !== undefined)
    return { agreement, weight: agreement === 'nickname' ? weight - prices.form : weight };
  if (agreement === 'nickname')
    return { agreement, weight: Math.max(weight - prices.form, byForms(a, b, list)) };
  if (a.script === b.script && shareName(a, b))
    return {
      agreement,
      weight: Math.max(weight - prices.spelling, byForms(a, b, list)),
    };
  return { agreement, weight: Math.max(weight, byTyping(a, b, list)) - priceOfEstablished(a, b, share) };
}

const rarityOf = (a: Word, b: Word, { listSize }: ListFacts): number =>
  Math.min(informationOf(a, listSize), informationOf(b, listSize));

function byForms(a: Word, b: Word, { listSize }: ListFacts): number {
  if (a.forms === undefined || b.forms === undefined) return -Infinity;
  return informationOf({ count: Math.max(a.forms, b.forms) + 1, prior: 0 }, listSize) - prices.ofForms;
}

function byTyping(a: Word, b: Word, { listSize }: ListFacts): number {
  const price = typingPrice(a.text, b.text);
  if (a.typed === undefined || b.typed === undefined || price === undefined) return -Infinity;
  return informationOf({ count: Math.max(a.typed, b.typed) + 1, prior: 0 }, listSize) - price;
}

/** Shares below this are of words that sound different. */
const ofOtherSound = 0.6;

/**
 * Bits that count against words which differ although several people have each: a misspelling is seldom written twice, so
 * Hansson and Hansen are two names.
 */
function priceOfEstablished(a: Word, b: Word, share: number): number {
  if (a.script !== b.script) return 0;
  const times = Math.log2(Math.max(1, Math.min(a.count, b.count) / 2));
  return 2 * times * Math.min(1, (1 - share) / (1 - ofOtherSound));
}

/** Given names only, at the beginning: Max for Maximilian, but not Mar for Martinez. */
export function weighFirst(a: Word, b: Word, list: ListFacts): Weighed {
  if (!isShortForm(a, b)) return noFit;
  return { agreement: 'nickname', weight: rarityOf(a, b, list) * shortFormShare };
}
