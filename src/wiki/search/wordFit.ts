import { editDistance } from '@/lib/editDistance';
import { nameSound } from '@/model/names/nameSound';

export interface WordFit {
  readonly fit: 'exact' | 'prefix' | 'similar' | 'sound';
  readonly more: number;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

export interface Typed {
  readonly text: string;
  /** Number of tolerated typing errors. None in a number. */
  readonly errors: number;
  /** Whether the sound may match as a prefix: two consonants begin too many words, and one is no sound at all. */
  readonly sound: { readonly text: string; readonly begins: boolean } | undefined;
}

export function typedWord(text: string): Typed {
  const { length } = text;
  const sound = length > 2 ? nameSound(text) : '';
  return {
    text,
    errors: length < 4 || isNumber(text) ? 0 : length < 7 ? 1 : 2,
    sound: sound.length > 1 ? { text: sound, begins: sound.length > 2 } : undefined,
  };
}

const exact: WordFit = { fit: 'exact', more: 0 };
const prefix: WordFit = { fit: 'prefix', more: 0 };

/** How a typed word fits another one, which sounds like `heard`; `undefined` if it does not. */
export function fitOf({ text, errors, sound }: Typed, other: string, heard: string): WordFit | undefined {
  if (other.startsWith(text)) return text.length === other.length ? exact : prefix;
  const isAlike =
    sound !== undefined && (heard === sound.text || (sound.begins && heard.startsWith(sound.text)));
  const whole = errors === 0 ? Infinity : editDistance(text, other, errors);
  if (whole > errors && !isAlike) return undefined;
  // The user may still be typing, so compare with the beginning too.
  const least =
    errors === 0 ? Infinity : Math.min(whole, editDistance(text, other.slice(0, text.length), errors) + 0.5);
  return least <= errors + 0.5
    ? { fit: 'similar', more: least * 6 }
    : { fit: 'sound', more: Math.abs(other.length - text.length) };
}
