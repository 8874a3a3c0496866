import { factOf, mergeFacts, type CardFacts, type FactProblem, type SectionFacts } from '../card/cardFacts';
import { checkEnding, type EndingProblem } from '../card/endings';
import { headingOf, mayHead } from '../card/sections';
import { timeReadAsScore } from '../card/scoreFacts';
import { withClass } from '../card/weightClass';
import type { CellProblem, Doubt, Remark } from '../card/remarks';
import { bodyWeight } from '../schema/limits';
import type { Sport } from '../sports';
import { parseWeight } from '../records/weights';
import { codedIn, hasCodes, isEmpty, isNothing } from './codedCells';
import { isCell, type Cells } from './rowCells';
import { half, scoreIn, scoresIn } from './scoreCells';
import { sideIn } from './sideCells';

export type FactsProblem = FactProblem | EndingProblem | CellProblem | 'noDraws';

export interface RowFacts {
  readonly facts: CardFacts;
  readonly problems: readonly Remark<FactsProblem>[];
  readonly doubts: readonly Doubt[];
}

const weights: readonly (readonly ['player1.weight' | 'player2.weight', (kilograms: number) => CardFacts])[] =
  [
    ['player1.weight', (weight1) => ({ weight1 })],
    ['player2.weight', (weight2) => ({ weight2 })],
  ];

export interface Around {
  readonly sport: Sport | undefined;
  readonly names: readonly [string, string];
  readonly heading: SectionFacts;
  readonly countsFromZero: boolean;
}

export function factsOf(cells: Cells, around: Around): RowFacts {
  const { sport, names, heading } = around;
  const problems: Remark<FactsProblem>[] = [];
  let facts: CardFacts = {};
  const say = (said: string, found: CardFacts | FactsProblem | undefined) => {
    const all = typeof found === 'object' ? mergeFacts(facts, found) : (found ?? 'unknown');
    if (typeof all === 'string') problems.push({ code: all, said });
    else facts = all;
  };
  for (const { field, text } of cells.list) {
    if (isEmpty(field, text)) continue;
    if (field === 'score') say(text, scoreIn(text, sport, names));
    else if (field === 'choices') for (const part of text.split('|')) say(part.trim(), factOf(part, sport));
    else if (hasCodes(field)) say(text, codedIn(field, text, { sport, inPounds: cells.inPounds.has(field) }));
  }
  const scores = [cells.at('player1.score'), cells.at('player2.score')];
  if (scores.some((text) => !isNothing(text))) say(scores.join(' '), scoresIn(scores, sport));
  for (const [field, fact] of weights) {
    const text = cells.at(field);
    if (isNothing(text)) continue;
    const weight = parseWeight(text, cells.inPounds.has(field) ? 'lb' : 'kg');
    const fits = weight !== undefined && weight >= bodyWeight.min && weight <= bodyWeight.max;
    say(text, fits ? fact(weight) : 'bodyWeight');
  }
  const section = headingOf(cells.at('section'), sport) ?? likelyHeading(cells.at('section'), sport);
  facts = { ...heading, ...section, ...facts };
  for (const [said, winner] of winnersIn(cells, around)) say(said, winner);
  const { between, weight } = facts;
  const { facts: classed, doubts: ofClass } = withClass(facts, sport);
  facts = classed;
  const checked = checkedFacts(facts, sport);
  if (typeof checked === 'string') problems.push({ code: checked, said: '' });
  return {
    facts: typeof checked === 'string' ? facts : checked,
    problems,
    doubts: [
      ...doubtsOf(cells, facts, sport),
      ...ofClass,
      ...(between === undefined && facts.weight !== weight
        ? [{ code: 'bodyClass', said: facts.weight ?? '', at: 'weight' } as const]
        : []),
    ],
  };
}

/** Behind one of these words a number is an age: `Masters 50`, `Juniors 16-18`. */
const ageWord =
  'masters?|veterans?|seniors?|juniors?|youths?|kids|teens?|under|over|ages?|aged|' +
  'senioren|junioren|jugend|мастера?|ветераны?|юниор(?:ы|ки)?|юноши|девушки|マスターズ?|ジュニア|シニア|ユース';
const likelyClass = new RegExp(
  String.raw`(?<!(?:${ageWord}) ?(?:\d{1,3} )?)(?<![\p{L}\p{N}+])\d{2,3}(?![\p{L}\p{N}+]| ?(?:kg|lb|кг))`,
  'giu',
);

/** A heading with shorter classes and other separators, which stays in doubt: `Women 65 Left`, `M_85_R`. */
const likelyHeading = (section: string, sport: Sport | undefined): SectionFacts | undefined =>
  headingOf(section.replace(/[\s_/\-–—]+/gu, ' ').replace(likelyClass, '$&kg'), sport);

const anySheet =
  /^(?:sheet|tabelle|blatt|лист|аркуш|シート|hoja|feuil(?:le)?|foglio|arkusz|sayfa|planilha|folha|table|data|matches|results?|ergebnisse|результаты|результати|resultados|résultats|wyniki|sonuçlar|結果|試合|blad|ark|list|taul(?:ukko)?|munka(?:lap)?|foaie|h[áa]rok|leht|lapas|φύλλο|工作表|시트)[ _-]*\d*$/i;

export const isAnySheet = (name: string): boolean => anySheet.test(name);

function doubtsOf(cells: Cells, facts: CardFacts, sport: Sport | undefined): RowFacts['doubts'] {
  const [score, section] = [cells.at('score'), cells.at('section')];
  const isScoreless = facts.score1 === 0 && facts.score2 === 0 && facts.outcome === undefined;
  const isUnread =
    section !== '' &&
    headingOf(section, sport) === undefined &&
    (mayHead(section, sport) || !isAnySheet(section));
  const isLikely = isUnread && likelyHeading(section, sport) !== undefined;
  return [
    ...(half.test(score) ? [{ code: 'half', said: score, at: 'player1.score' } as const] : []),
    ...(timeReadAsScore(score, facts, sport) === undefined
      ? []
      : [{ code: 'seeds', said: score, at: 'player1.score' } as const]),
    ...(isScoreless ? [{ code: 'scoreless', said: '0-0', at: 'player1.score' } as const] : []),
    ...(isUnread ? [{ code: isLikely ? 'guessedSection' : 'section', said: section } as const] : []),
  ];
}

function checkedFacts(facts: CardFacts, sport: Sport | undefined): CardFacts | EndingProblem | 'noDraws' {
  if (facts.outcome === 'draw' && sport?.score.draws === false) return 'noDraws';
  // `checkEnding` keeps a winner beside even scores: something else decided.
  return checkEnding(facts);
}

type WinnerSaid = readonly [said: string, winner: CardFacts | FactsProblem];

function winnersIn(cells: Cells, { names, countsFromZero }: Around): readonly WinnerSaid[] {
  const [winner, loser] = [cells.at('winner'), cells.at('loser')];
  const unsure = countsFromZero ? [winner, loser].filter((said) => said === '1') : [];
  if (unsure.length > 0) return unsure.map((said) => [said, 'unknown']);
  if (isCell(cells, 'loser') && !isCell(cells, 'player1')) return [[winner, { winner: 'player1' }]];
  const lost = isNothing(loser) ? undefined : sideIn(loser, names);
  return [
    ...(isNothing(winner) ? [] : [[winner, winnerIn(winner, names)] as const]),
    ...(isNothing(loser)
      ? []
      : [
          [
            loser,
            lost ? ({ winner: lost.winner === 'player1' ? 'player2' : 'player1' } as const) : 'winner',
          ] as const,
        ]),
  ];
}

const drawn = /^(?:draw|tie|引き分け|引分け|引分)$/i;

const winnerIn = (said: string, names: Around['names']): CardFacts | FactsProblem =>
  drawn.test(said) ? { outcome: 'draw' } : (sideIn(said, names) ?? 'winner');
