import { matchesName, nameWords } from '@/model/nameSearch';
import type { ComboboxItem } from '@/ui/fields/comboboxRows';

/** A player as completion knows one. */
export interface PlayerEntry extends ComboboxItem {
  /** The words of the name without case and accents. */
  readonly words: readonly string[];
  /** The same for each name the player is also known by. */
  readonly aliases: readonly (readonly string[])[];
}

/** Whether two names would be taken for one: accents, case and punctuation do not count. */
export const sameName = (a: string, b: string): boolean => nameWords(a).join(' ') === nameWords(b).join(' ');

/** How many are offered; more would be read by nobody. */
const offered = 8;

/**
 * The players whose name or alias fits the typed words, best first:
 *
 *   0  the name is the text
 *   1  the name begins with the text
 *   2  each typed word begins a word of the name
 *   3  the same of an alias
 *   4  the name holds each typed word somewhere
 */
export function searchPlayers(players: readonly PlayerEntry[], text: string): readonly PlayerEntry[] {
  const words = nameWords(text);
  if (words.length === 0) return [];
  const ranks: PlayerEntry[][] = [[], [], [], [], []];
  for (const player of players) ranks[rankOf(player, words)]?.push(player);
  return ranks.flat().slice(0, offered);
}

function rankOf({ words: name, aliases }: PlayerEntry, words: readonly string[]): number {
  const full = name.join(' ');
  const wanted = words.join(' ');
  if (full === wanted) return 0;
  if (full.startsWith(wanted)) return 1;
  if (matchesName(words, name)) return 2;
  if (aliases.some((alias) => matchesName(words, alias))) return 3;
  return words.every((word) => full.includes(word)) ? 4 : -1;
}
