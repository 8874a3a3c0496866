/** Stages with a code, with their lower-case words on cards and tables. */
const stages: readonly (readonly [RegExp, string])[] = [
  [/^finals?(?: match(?:es)?)?$|^決勝(?:戦)?$|^финал$|^finale$|^final[aeł]?$|^finał$/u, 'final'],
  [
    /^semi[- ]?finals?(?: match(?:es)?)?$|^semis?$|^sf ?\d?$|^1\/2 finals?$|^準決勝(?:戦)?$|^полуфинал$|^halbfinale$|^semifinales?$|^demi-finale$|^półfinał$|^yarı final$/u,
    'semifinal',
  ],
  [
    /^quarter[- ]?finals?(?: match(?:es)?)?$|^qf ?\d?$|^1\/4 finals?$|^準々決勝(?:戦)?$|^четвертьфинал$|^viertelfinale$|^cuartos(?: de final)?$|^quart de finale$|^ćwierćfinał$|^çeyrek final$/u,
    'quarterfinal',
  ],
];

const numbered = /^(?:round (\d{1,2})|(\d{1,2})(?:st|nd|rd|th) round)$/;
/** The second final of a double elimination is a stage of its own. */
const again = /^(grand|super)[- ]?finals?(?: match(?:es)?)?$/;
const third =
  /^(?:3rd|third)[- ]place(?: match)?$|^bronze(?: medal)?(?: match| final)?$|^small final$|^kleines finale$|^petite finale$|^за (?:3|третье) место$|^матч за 3[- ]е место$/;
const inJapanese = /^(?:第?\d{1,2}回戦|[三3]位決定戦)$/;

/** `undefined` for words that are no stage. */
export function stageOf(said: string): string | undefined {
  const words = said.normalize('NFKC').trim().toLowerCase();
  const known = stages.find(([pattern]) => pattern.test(words))?.[1];
  if (known !== undefined) return known;
  const last = again.exec(words)?.[1];
  if (last !== undefined) return last === 'grand' ? 'Grand final' : 'Super final';
  const [, first, second] = numbered.exec(words) ?? [];
  const round = first ?? second;
  if (round !== undefined) return `Round ${Number(round)}`;
  if (third.test(words)) return '3rd place';
  return inJapanese.test(words) ? words : undefined;
}
