import { codesByPath } from '@/model/card/codes';
import { mayBeOne, type Meeting } from '@/model/card/meeting';
import { isPlayerValue } from '@/model/records/fieldProblem';
import type { Match } from '@/model/records/records';
import type { Draft } from '@/parts/drafts/draft';
import { newKeys, type CardRow } from './cardForm';

/**
 * Whether a row repeats a match of the card or an earlier row: the same two people, unless both have a code
 * (or a stage) for one choice and the codes differ, such as left and right arm.
 */
export type Duplicate = 'onCard' | 'inList' | undefined;

interface MeetingOf extends Meeting {
  readonly pair: string;
}

/** Rows that repeat something. Only warnings: two players may meet twice. */
export function duplicates(rows: readonly CardRow[], card: readonly Match[]): readonly Duplicate[] {
  const known = card.map((match): MeetingOf => ({
    ...codesByPath(match),
    pair: pairOf(`id ${match.player1.id}`, `id ${match.player2.id}`),
    round: match.round,
  }));
  const earlier: MeetingOf[] = [];
  const keys = newKeys(rows);
  return rows.map((row, at) => {
    const [first = '', second = ''] = keys[at] ?? [];
    const meeting = { ...row, pair: pairOf(sideKey(row.player1, first), sideKey(row.player2, second)) };
    const repeats = (other: MeetingOf) => meeting.pair === other.pair && mayBeOne(meeting, other);
    const duplicate = known.some(repeats) ? 'onCard' : earlier.some(repeats) ? 'inList' : undefined;
    earlier.push(meeting);
    return duplicate;
  });
}

const pairOf = (a: string, b: string) => [a, b].sort().join('\n');

function sideKey(draft: Draft, newKey: string): string {
  if (draft.kind === 'newPlayer') return `new ${newKey}`;
  return draft.kind === 'value' && isPlayerValue(draft.value) ? `id ${draft.value.id}` : '';
}
