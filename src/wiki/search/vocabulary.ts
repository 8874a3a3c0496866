import { Sorted } from '@/lib/sorted';
import { nameSound } from '@/model/names/nameSound';
import { fitOf, type Typed, type WordFit } from './wordFit';

export interface Word<Owner> {
  readonly text: string;
  readonly sound: string;
  /** Each with what a fit in this place costs. */
  readonly owners: Map<Owner, number>;
}

export interface Fits<Owner> {
  readonly of: (word: Word<Owner>) => WordFit | undefined;
  readonly words: Iterable<Word<Owner>>;
  /** How often names have them. */
  readonly count: number;
}

/** One bit for each Latin letter and one for all digits. Letters of other scripts share bits. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    letters |= code < 58 ? 1 : 1 << (code & 31);
  }
  return letters;
}

function isNearlyIn(letters: number, others: number, missing: number): boolean {
  let rest = letters & ~others;
  for (let left = missing; left > 0; left -= 1) rest &= rest - 1;
  return rest === 0;
}

/**
 * The words of all names, each once. A typed word is compared with few of them: those in its place of the order
 * by text and by sound, and those with nearly the same letters.
 */
export class Vocabulary<Owner> {
  readonly #words = new Map<string, Word<Owner>>();
  readonly #byText = new Sorted<Word<Owner>>(({ text }) => text);
  readonly #bySound = new Sorted<Word<Owner>>(({ sound }) => sound);
  readonly #byLetters = new Map<number, Set<Word<Owner>>>();

  add(text: string, owner: Owner, cost: number): Word<Owner> {
    const word = this.#words.get(text) ?? this.#newWord(text);
    word.owners.set(owner, Math.min(cost, word.owners.get(owner) ?? cost));
    return word;
  }

  #newWord(text: string): Word<Owner> {
    const word = { text, sound: nameSound(text), owners: new Map<Owner, number>() };
    this.#words.set(text, word);
    this.#byText.add(word);
    this.#bySound.add(word);
    const letters = lettersOf(text);
    const others = this.#byLetters.get(letters);
    if (others) others.add(word);
    else this.#byLetters.set(letters, new Set([word]));
    return word;
  }

  remove(word: Word<Owner>, owner: Owner): void {
    word.owners.delete(owner);
    if (word.owners.size > 0) return;
    this.#words.delete(word.text);
    this.#byText.remove(word);
    this.#bySound.remove(word);
    this.#byLetters.get(lettersOf(word.text))?.delete(word);
  }

  fitting(typed: Typed, roughly: boolean): Fits<Owner> {
    const begun = this.#byText.beginningWith(typed.text);
    const similar = roughly ? this.#similarTo(typed) : new Map<Word<Owner>, WordFit>();
    const words = similar.size === 0 ? begun : [...begun, ...similar.keys()];
    return {
      of: (word) =>
        similar.get(word) ?? (word.text.startsWith(typed.text) ? fitOf(typed, word.text, '') : undefined),
      words,
      count: words.reduce((count, { owners }) => count + owners.size, 0),
    };
  }

  #similarTo(typed: Typed): ReadonlyMap<Word<Owner>, WordFit> {
    const found = new Map<Word<Owner>, WordFit>();
    const { text, errors, sound } = typed;
    const tryWord = (word: Word<Owner>) => {
      if (word.text.startsWith(text) || found.has(word)) return;
      const fit = fitOf(typed, word.text, word.sound);
      if (fit) found.set(word, fit);
    };
    if (sound) this.#bySound.beginningWith(sound.text).forEach(tryWord);
    if (errors === 0) return found;
    const letters = lettersOf(text);
    for (const [others, words] of this.#byLetters)
      // An error brings at most one letter that the other word lacks.
      if (isNearlyIn(letters, others, errors) && isNearlyIn(others, letters, errors))
        for (const word of words) if (Math.abs(word.text.length - text.length) <= errors) tryWord(word);
    return found;
  }
}
