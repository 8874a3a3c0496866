/** Endings that surnames are made with, those in a row one ending that is written in several ways. */
const rows = [
  'ov of off ow ev ef eff yev iev',
  'ova eva yeva ieva owa',
  'sky ski skiy skyi skij skii skyy',
  'skaya skaja ska skaia',
  'ic ich itch icz itz itsch',
  'enko enco',
  'yan ian jan ean',
  'dze dse',
  'shvili schwili chvili svili',
  'son sson',
  'sen ssen',
  'oglu oglou',
  'idis ides',
  'poulos pulos',
  'iou eou',
  'czyk chyk chik',
];

const endings: readonly (readonly [ending: string, row: number])[] = rows
  .flatMap((row, at) => row.split(' ').map((ending) => [ending, at] as const))
  .sort(([a], [b]) => b.length - a.length);

const endingOf = (word: string) =>
  endings.find(([ending]) => word.length > ending.length + 2 && word.endsWith(ending));

/** Rows of which one is the other's for women. */
const women: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
];

/** Tells whether two words end as surnames of two families do: Sokolov and Sokolovsky, Nowak and Nowakowski. */
export function haveOtherEndings(a: string, b: string): boolean {
  const [[ofA = '', one] = [], [ofB = '', other] = []] = [endingOf(a), endingOf(b)];
  if (one === other) return false;
  if (women.some(([men, wives]) => (one === men && other === wives) || (one === wives && other === men)))
    return false;
  if (one !== undefined && other !== undefined) return true;
  // A word that was cut off within the ending has a part of it.
  return isStem(a, b, ofB) || isStem(b, a, ofA);
}

/** Tells whether a word is another one without its ending. */
const isStem = (stem: string, word: string, ending: string) =>
  ending !== '' && word.startsWith(stem) && stem.length <= word.length - ending.length;
