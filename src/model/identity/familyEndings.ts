/** Endings of surnames; a row holds the spellings of one ending. */
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

const mostFactor = 2;

/** How much a difference grows because the endings, which agree, are no evidence: 2 where an ending is half of the word. */
export function endingFactor(a: string, b: string): number {
  const [one, other] = [endingOf(a), endingOf(b)];
  if (!one || one[1] !== other?.[1]) return 1;
  const length = Math.max(a.length, b.length);
  return Math.min(mostFactor, length / (length - one[0].length));
}

/** Pairs of rows: the men's ending and the women's, and Larson and Larsen, which many confuse. */
const confused: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [9, 10],
];

/** Whether the endings show two families: Sokolov and Sokolovsky, Nowak and Nowakowski. */
export function haveOtherEndings(a: string, b: string): boolean {
  const [[ofA = '', one] = [], [ofB = '', other] = []] = [endingOf(a), endingOf(b)];
  if (one === other) return false;
  if (confused.some(([x, y]) => (one === x && other === y) || (one === y && other === x))) return false;
  if (one !== undefined && other !== undefined) return true;
  return isStem(a, b, ofB) || isStem(b, a, ofA);
}

const isStem = (stem: string, word: string, ending: string) =>
  ending !== '' && word.startsWith(stem) && stem.length <= word.length - ending.length;
