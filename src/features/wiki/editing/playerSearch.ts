import type { ComboboxItem } from '@/ui/fields/comboboxRows';

/** A player as completion knows one. */
export interface PlayerEntry extends ComboboxItem {
  /** The name and its aliases without case and accents. */
  readonly folded: string;
}

/** Without case, accents and double blanks, so that "Zoloev" finds "Zolôev". */
export const foldName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** How many are offered; more would be read by nobody. */
const offered = 8;

/**
 * The players whose name holds every typed word, best first:
 *
 *   0  the name is the text
 *   1  the name begins with the text
 *   2  a word of the name begins with each typed word
 *   3  the name holds each typed word somewhere
 */
export function searchPlayers(players: readonly PlayerEntry[], text: string): readonly PlayerEntry[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const ranks: PlayerEntry[][] = [[], [], [], []];
  for (const player of players) {
    const { folded } = player;
    if (!words.every((word) => folded.includes(word))) continue;
    const beginsWords = words.every((word) => folded.startsWith(word) || folded.includes(` ${word}`));
    const rank = foldName(player.label) === wanted ? 0 : folded.startsWith(wanted) ? 1 : beginsWords ? 2 : 3;
    ranks[rank]?.push(player);
  }
  return ranks.flat().slice(0, offered);
}
