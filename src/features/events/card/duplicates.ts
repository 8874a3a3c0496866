import { codesByPath, codesOf, type CodesByPath } from '@/model/card/codes';
import { spellingOf } from '@/model/importing/spelling';
import { isPlayerValue } from '@/model/records/fieldProblem';
import type { Match } from '@/model/records/records';
import type { Draft } from '@/parts/drafts/draft';
import { type CardRow } from './cardForm';

/**
 * Whether a row repeats a match of the card or an earlier row: the same two people, unless both have a code
 * (or a stage) for one choice and the codes differ, such as left and right arm.
 */
export type Duplicate = 'onCard' | 'inList' | undefined;

interface Meeting {
  readonly pair: string;
  readonly codes: CodesByPath;
  readonly round: string | undefined;
}

/** Rows that repeat something. Only warnings: two players may meet twice. */
export function duplicates(rows: readonly CardRow[], card: readonly Match[]): readonly Duplicate[] {
  const known = card.map((match): Meeting => ({
    pair: pairOf(`id ${match.player1.id}`, `id ${match.player2.id}`),
    codes: codesByPath(match),
    round: match.round,
  }));
  const earlier: Meeting[] = [];
  return rows.map((row) => {
    const meeting = {
      pair: pairOf(sideKey(row.player1), sideKey(row.player2)),
      codes: row,
      round: row.round,
    };
    const repeats = (other: Meeting) => sameMeeting(meeting, other);
    const duplicate = known.some(repeats) ? 'onCard' : earlier.some(repeats) ? 'inList' : undefined;
    earlier.push(meeting);
    return duplicate;
  });
}

const sameMeeting = (a: Meeting, b: Meeting) =>
  a.pair === b.pair &&
  (a.round ?? b.round) === (b.round ?? a.round) &&
  codesOf(a.codes).every(({ path, code }) => (b.codes[path] ?? code) === code);

const pairOf = (a: string, b: string) => [a, b].sort().join('\n');

function sideKey(draft: Draft): string {
  if (draft.kind === 'newPlayer') return `new ${spellingOf(draft.name)}`;
  return draft.kind === 'value' && isPlayerValue(draft.value) ? `id ${draft.value.id}` : '';
}
