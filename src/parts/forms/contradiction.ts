import { editing } from '@/language/en/editing';
import type { Text } from '@/language/text';
import { fieldSpecs, type Collection } from '@/model/schema/recordSchema';
import { samePlayer, emptyDraft, valueAt, type Drafts } from '../drafts/draft';

/** Why fields that are valid by themselves contradict each other; `undefined` if they agree. */
export function contradiction(collection: Collection, drafts: Drafts): Text | undefined {
  if (collection === 'event') return daysProblem(drafts);
  return collection === 'match' ? matchProblem(drafts) : sourceProblem(drafts);
}

/** The contradiction that an edit introduces. An existing one may stay: the edit need not fix it. */
export function newContradiction(collection: Collection, before: Drafts, after: Drafts): Text | undefined {
  const found = contradiction(collection, after);
  return found === contradiction(collection, before) ? undefined : found;
}

/** Some facts about a person are shown only with a source. */
function sourceProblem(drafts: Drafts): Text | undefined {
  const sources = valueAt(drafts, 'source');
  const isSourced = Array.isArray(sources) && sources.some((line) => String(line).trim() !== '');
  const needs = fieldSpecs.player.some(({ sourced, path }) => sourced && valueAt(drafts, path) !== null);
  return needs && !isSourced ? editing.needsSource : undefined;
}

function daysProblem(drafts: Drafts): Text | undefined {
  const [first, last] = ['date', 'endDate'].map((path) => valueAt(drafts, path));
  // ISO days sort as text.
  const isBefore = typeof first === 'string' && typeof last === 'string' && last < first;
  if (isBefore) return editing.endsBeforeItBegins;
  const start = valueAt(drafts, 'startsAt');
  const isDayKnown = valueAt(drafts, 'datePrecision') === null;
  if (typeof start === 'string' && typeof first === 'string' && !(isDayKnown && start.startsWith(first)))
    return editing.startsOnAnotherDay;
  return typeof last === 'string' && valueAt(drafts, 'datePrecision') !== null
    ? editing.lastOfUnknownDay
    : undefined;
}

function matchProblem(drafts: Drafts): Text | undefined {
  const { player1 = emptyDraft, player2 = emptyDraft } = drafts;
  return samePlayer(player1, player2) ? editing.samePlayer : outcomeProblem(drafts);
}

function outcomeProblem(drafts: Drafts): Text | undefined {
  const outcome = valueAt(drafts, 'outcome');
  const winner = valueAt(drafts, 'winner');
  const [score1, score2] = ['player1.score', 'player2.score'].map((path) => valueAt(drafts, path));
  const lead = typeof score1 === 'number' && typeof score2 === 'number' ? score1 - score2 : undefined;
  switch (outcome) {
    case 'draw':
      return lead !== undefined && lead !== 0
        ? editing.unevenDraw
        : winner === null
          ? undefined
          : editing.wonByNobody;
    case 'noContest':
      return winner === null ? undefined : editing.wonByNobody;
    case null:
    case 'score':
      if (lead === undefined) return outcome === 'score' && winner === null ? editing.needsScores : undefined;
      return winner === null || (winner === 'player1' ? lead > 0 : lead < 0)
        ? undefined
        : editing.winnerBehind;
    case 'winner':
      if (lead !== undefined && lead !== 0) return editing.scoreDecides;
      return winner === null && lead === undefined ? editing.needsWinner : undefined;
    default:
      return winner === null && lead === undefined ? editing.needsWinner : undefined;
  }
}
