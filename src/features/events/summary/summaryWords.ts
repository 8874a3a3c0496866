import { summary as texts } from '@/language/en/summary';
import type { Language } from '@/language/language';
import type { EventSummary, Upset } from '@/model/ratings/eventSummary';
import type { RatingChange } from '@/model/ratings/eventRatings';
import type { Sport } from '@/model/sports';
import type { TitleResult } from '@/model/titles/titleBook';
import { titleWords } from '@/parts/titles/titleWords';
import { wholePoints } from '@/parts/ratings/RatingText';
import { endingWords, resultText } from '@/parts/words/sportWords';

type Naming = (player: string) => string;

export interface SummaryWords {
  readonly lead: readonly string[];
  readonly upsets: readonly string[];
  readonly titles: readonly string[];
  readonly changes: readonly string[];
}

/** Each fact as a sentence. No sentence says more than its fact. */
export const summaryWords = (
  language: Language,
  sport: Sport | undefined,
  { decided, all, main, upsets, titles, changes, isWhole }: EventSummary & { readonly isWhole: boolean },
  nameOf: Naming,
): SummaryWords => ({
  lead: [
    ...(isWhole
      ? [
          decided === all
            ? language.t(texts.allDecided, { count: all })
            : language.t(texts.someDecided, { count: decided, all }),
        ]
      : []),
    ...(main ? [mainWords(language, main)] : []),
  ],
  upsets: upsets.map((upset) => upsetWords(language, upset)),
  titles: titles.map((result) => titleResultWords(language, sport, result, nameOf)),
  changes: changes.map((change) => changeWords(language, change, nameOf)),
});

function mainWords({ t }: Language, { match, winner, loser }: NonNullable<EventSummary['main']>): string {
  const names = { winner: winner.name, loser: loser.name };
  const ending = endingWords(t, match);
  if (ending !== undefined) return t(texts.mainEnded, { ...names, ending });
  // A decision may go against the score.
  return winner.score !== undefined && loser.score !== undefined && winner.score > loser.score
    ? t(texts.mainScored, { ...names, score: resultText(t, { player1: winner, player2: loser }) })
    : t(texts.main, names);
}

const upsetWords = ({ t, number }: Language, { winner, loser, chance }: Upset): string =>
  t(texts.upset, {
    winner: winner.name,
    loser: loser.name,
    // No chance is zero.
    chance: number(Math.max(chance, 0.01), { style: 'percent' }),
  });

function titleResultWords(
  { t }: Language,
  sport: Sport | undefined,
  { title, holder, from, as }: TitleResult,
  nameOf: Naming,
): string {
  const named = [title.name, ...(sport ? titleWords(t, sport, title) : [])].join(', ');
  const values = { holder: nameOf(holder), title: named };
  if (as === 'defended') return t(texts.titleKept, values);
  if (as === 'first') return t(texts.titleFirst, values);
  return from === undefined
    ? t(texts.titleFilled, values)
    : t(texts.titleWon, { ...values, from: nameOf(from) });
}

function changeWords({ t }: Language, { player, before, after }: RatingChange, nameOf: Naming): string {
  const by = Math.round(after) - Math.round(before);
  const values = { name: nameOf(player), count: Math.abs(by), after: wholePoints(after) };
  return by > 0 ? t(texts.gained, values) : t(texts.lost, values);
}
