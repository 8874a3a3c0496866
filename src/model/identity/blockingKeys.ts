import { chineseSounds } from './chinese';
import { keyOfKind, keyWith, keyWithRow, type Key } from './keyHash';
import type { KnownName } from './nameForms';
import { phonemesOf, skeletonOf } from './phonemes';
import type { Word } from './wordBook';

const kinds = {
  single: keyOfKind('single'),
  whole: keyOfKind('whole'),
  korean: keyOfKind('korean'),
  chinese: keyOfKind('chinese'),
  initial: keyOfKind('initial'),
  given: keyOfKind('given'),
  called: keyOfKind('called'),
  givenInitial: keyOfKind('givenInitial'),
  short: keyOfKind('short'),
  beginnings: keyOfKind('beginnings'),
  endings: keyOfKind('endings'),
} as const;

/**
 * Keys of a name; two names are compared if they share one. Each key combines two words in either order: the
 * consonants of one with the beginning of the other, a given name by its row, both beginnings, both endings.
 * So only misspellings in both words, at both ends, escape. A single word gives its consonants.
 */
export function blockingKeys({ forms, isKorean, chinese, whole }: KnownName): ReadonlySet<Key> {
  const keys = new Set<Key>();
  // Blanks at other places: Savoji Hamidi, Savojihamidi.
  if (whole.length >= fewestWhole) keys.add(keyWith(kinds.whole, skeletonOf(phonemesOf(whole))));
  for (const { words } of forms) {
    if (isKorean) {
      const sounds = words.map(({ korean }) => korean ?? '-').sort();
      keys.add(sounds.reduce(keyWith, kinds.korean));
    }
    if (chinese !== undefined) {
      const sounds = words.map(({ text }) => chineseSounds(text)).sort();
      keys.add(sounds.reduce(keyWith, kinds.chinese));
    }
    if (words.length === 1)
      for (const skeleton of words[0]!.skeletons) keys.add(keyWith(kinds.single, skeleton));
    for (let at = 0; at < words.length; at += 1)
      for (let later = at + 1; later < words.length; later += 1) {
        const [word, other] = [words[at]!, words[later]!];
        addOrdered(keys, word, other);
        addOrdered(keys, other, word);
        addUnordered(keys, word, other);
      }
  }
  return keys;
}

/** Letters of a name that may be recognised without its blanks. */
export const fewestWhole = 8;

function addOrdered(keys: Set<Key>, word: Word, other: Word): void {
  if (word.isInitial) return;
  for (const skeleton of word.skeletons) {
    // A single consonant is in too many names: Inoue, Ali.
    const telling = skeleton.length > 1 ? skeleton : `${word.sounds[0]!}.`;
    const initial = keyWith(kinds.initial, telling);
    for (const beginning of other.beginnings) keys.add(keyWith(initial, beginning));
    if (other.given.length > 0) {
      const given = keyWith(kinds.given, skeleton);
      for (const row of other.given) keys.add(keyWithRow(given, row));
    }
    if (other.called.length > 0) {
      const called = keyWith(kinds.called, skeleton);
      for (const row of other.called) keys.add(keyWithRow(called, row));
    }
  }
  for (const row of word.given) {
    const given = keyWithRow(kinds.givenInitial, row);
    for (const beginning of other.beginnings) keys.add(keyWith(given, beginning));
  }
}

function addUnordered(keys: Set<Key>, word: Word, other: Word): void {
  if (word.isInitial || other.isInitial) return;
  for (const one of word.skeletons)
    for (const two of other.skeletons) {
      if (one.length < 2 && two.length < 2) keys.add(ofBoth(kinds.short, one, two));
      else {
        keys.add(ofBoth(kinds.beginnings, one.slice(0, 2), two.slice(0, 2)));
        keys.add(ofBoth(kinds.endings, one.slice(-2), two.slice(-2)));
      }
    }
}

const ofBoth = (kind: Key, a: string, b: string): Key =>
  a < b ? keyWith(keyWith(kind, a), b) : keyWith(keyWith(kind, b), a);
