import { pointsIn } from '../records/points';
import { unaccounted } from '../card/accounting';
import type { CardLine } from '../card/cardLine';
import { withPlainScores } from '../card/plainSigns';
import { isHeadingFiller } from '../card/sections';
import { stageOf } from '../card/stages';
import { countryOf } from '../records/countryOf';
import { nameWords } from '../names/nameSearch';
import type { Sport } from '../sports';
import { codeRead, isEmpty, isOpenToAll, resultIn } from './codedCells';
import type { ImportField } from './columns';
import { besideDays } from './dayCells';
import { isAnySheet } from './facts';
import { cardLineOfRow } from '../card/cardLineOf';
import type { RowSide } from '../card/row';
import type { RowRead } from './readRow';
import type { Cells } from './rowCells';
import { sidesByWord, winnerLabel } from './sideCells';
import { titleSaid } from './titleCells';

const telling = /[*†‡§\u2611\u2705\u2714\u2716\u274c\u274e\u2753-\u2757\u26a0\u26d4\u{1F6AB}]/gu;
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function missingIn(shown: string, text: string): readonly string[] {
  const known = new Set(wordsOf(shown));
  return wordsOf(text).filter((word) => !known.has(word));
}

/**
 * For each cell the words that have gone nowhere: neither into a side, nor a fact, nor a text, nor a doubt of
 * the row. The check reads the cells by itself, so that a word which the reader drops by mistake becomes a
 * doubt.
 */
export function lostWords(cells: Cells, row: RowRead, sport: Sport | undefined): readonly string[] {
  const match = cardLineOfRow(row);
  const doubted = row.doubts.map(({ said }) => said).join(' ');
  const isDoubted = (word: string) =>
    doubted.includes(word) || (wordsOf(word).length > 0 && missingIn(doubted, word).length === 0);
  return cells.list.flatMap(({ field, text }) => {
    if (isEmpty(field, text)) return [];
    const lost = lostOf(field, text, { cells, row, match, sport }).filter((word) => !isDoubted(word));
    return lost.length === 0 ? [] : [lost.join(' ')];
  });
}

interface Place {
  readonly cells: Cells;
  readonly row: RowRead;
  readonly match: CardLine;
  readonly sport: Sport | undefined;
}

function lostOf(field: ImportField, text: string, place: Place): readonly string[] {
  const { row, match, sport, cells } = place;
  if (field === 'title' && titleSaid(text) === 'none') return [];
  if (field === 'gender' && match.gender === '-' && isOpenToAll(text)) return [];
  const stored = storedText(field, row);
  if (stored !== undefined) return missingIn(stored, text);
  if (/^(?:winner|loser|player[12](?:\.given|\.family)?)$/.test(field)) return lostOfName(field, text, place);
  switch (field) {
    case 'player1.score':
    case 'player2.score':
      return lostOfPoints(field, text, match);
    case 'event.date':
    case 'event.endDate':
    case 'date':
      return besideDays(text);
    case 'youtube':
      return text.split(/\s+/).slice(1);
    case 'round':
      return stageOf(text) === match.round ? [] : missingIn(match.round ?? '', text);
    case 'section':
      if (isAnySheet(text)) return [];
      return unaccounted(text, match, [], sport).filter((word) => !isHeadingFiller(word));
    case 'score':
      // `W3-1`
      return unaccounted(
        withPlainScores(text).replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' '),
        match,
        [],
        sport,
      ).filter((word) => !saysWinner(word, match));
    case 'choices':
      return unaccounted(text.replaceAll('|', ' '), match, [], sport);
    case 'outcome':
      if (byScore.test(text) && (match.score1 !== undefined || match.winner !== undefined)) return [];
      break;
    default:
      if (field !== 'gender' && field !== 'arm' && field !== 'weight' && !field.startsWith('choices.'))
        return [];
  }
  const facts: Readonly<Record<string, unknown>> = { ...match };
  const inPounds = cells.inPounds.has(field);
  const { code } = codeRead(field, text, { sport, inPounds });
  return code !== undefined && facts[field] === code && !hasMore(text)
    ? []
    : unaccounted(withUnit(text, inPounds), match, [], sport);
}

const byScore = /^(?:(?:by|on|via) )?(?:score|points|winner|win)$/i;

function saysWinner(word: string, match: CardLine): boolean {
  const result = resultIn(word);
  return result !== undefined && result.winner === winnerOf(match);
}

const hasMore = (text: string): boolean => /[\s,;/|、。]/.test(text);

const withUnit = (text: string, inPounds: boolean): string =>
  /^[-+<]?\s*\d{2,3}(?:[.,]\d{1,2})?\s*\+?$/.test(text) ? `${text}${inPounds ? 'lb' : 'kg'}` : text;

function storedText(
  field: ImportField,
  { event, facts: { title }, note, source }: RowRead,
): string | undefined {
  switch (field) {
    case 'event.name':
      return event?.name;
    case 'event.location':
      return event?.location;
    case 'event.organization':
      return event?.organization;
    case 'title':
      return title ?? '';
    case 'note':
      return note ?? '';
    case 'source':
      return source ?? '';
    default:
      return undefined;
  }
}

type SideName = 'player1' | 'player2';

const otherSide = (side: SideName): SideName => (side === 'player1' ? 'player2' : 'player1');

function winnerOf({ winner, score1 = 0, score2 = 0 }: CardLine): SideName | undefined {
  if (winner !== undefined || score1 === score2) return winner;
  return score1 > score2 ? 'player1' : 'player2';
}

function sideMeant(field: ImportField, { cells, match }: Place): SideName | undefined {
  if (field !== 'winner' && field !== 'loser') return field.startsWith('player1') ? 'player1' : 'player2';
  const isOfWinners = cells.at('loser') !== '' && cells.at('player1') === '';
  const winner = isOfWinners ? 'player1' : winnerOf(match);
  return field === 'winner' || winner === undefined ? winner : otherSide(winner);
}

const gold = /[\u{1F947}\u{1F3C6}]/u;
const silver = /\u{1F948}/u;

function lostOfName(field: ImportField, text: string, place: Place): readonly string[] {
  const side = sideMeant(field, place);
  if (side === undefined || Object.hasOwn(sidesByWord, text.toLowerCase())) return [];
  const winner = winnerOf(place.match);
  const medals = [winner === side ? undefined : gold, winner === otherSide(side) ? undefined : silver];
  return [
    ...lostOfPerson(text.replace(winnerLabel, ''), place.row.sides[side === 'player1' ? 0 : 1]),
    ...medals.flatMap((medal) => medal?.exec(text)?.[0] ?? []),
    ...(text.match(telling) ?? []),
  ];
}

function lostOfPerson(
  text: string,
  { name, other = '', country, left = '', code = '' }: RowSide,
): readonly string[] {
  const shown = new Set(nameWords([name, other, left, code].join(' ')));
  // `M. Holt`, and the family name of 佐藤次郎.
  const isShort = (word: string) =>
    /^(?:.|[\p{Script=Han}\p{Script=Hangul}]+)$/u.test(word) &&
    [...shown].some((each) => each.startsWith(word));
  const missing = nameWords(text).filter((word) => !shown.has(word) && !isShort(word));
  if (missing.length === 0 || country === undefined) return missing;
  const said = [missing.join(' '), missing.join(' ').toUpperCase(), missing.join('-').toUpperCase()];
  return said.some((each) => countryOf(each) === country) ? [] : missing;
}

function lostOfPoints(field: ImportField, text: string, { score1, score2 }: CardLine): readonly string[] {
  const stored = field === 'player1.score' ? score1 : score2;
  const points = pointsIn(text);
  if (points === undefined || points === stored) return [];
  // Brackets on the web put 0 beside a walkover.
  return points === 0 && stored === undefined ? [] : [text];
}
