import { isJsonObject, type Json } from '@/lib/json';
import type { PathEdit } from '@/lib/path';
import { idAs, type Identities } from '../identity/identities';
import type { Delta, Proposal } from '../proposals/delta';
import type { Match } from '../records/records';

const otherSide = { player1: 'player2', player2: 'player1' } as const;

const isSide = (key: string): key is keyof typeof otherSide => Object.hasOwn(otherSide, key);

export function isTurned(
  match: Pick<Match, 'player1' | 'player2'>,
  other: Pick<Match, 'player1' | 'player2'>,
  players: Identities,
): boolean {
  const [first, second] = [idAs(match.player1.id, players), idAs(match.player2.id, players)];
  return (
    first !== second &&
    first === idAs(other.player2.id, players) &&
    second === idAs(other.player1.id, players)
  );
}

export function turnedPath(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return isSide(first) ? [otherSide[first], ...rest].join('.') : path;
}

export const turnedValue = (path: string, value: Json): Json =>
  path === 'winner' && typeof value === 'string' && isSide(value) ? otherSide[value] : value;

export const turnedEdit = ({ path, value }: PathEdit): PathEdit => ({
  path: turnedPath(path),
  value: turnedValue(path, value),
});

export function turnedProposal<
  P extends Pick<Proposal, 'field' | 'value' | 'base'> & Partial<Pick<Delta, 'amended'>>,
>(proposal: P): P {
  const { field, value, base, amended } = proposal;
  const turn = (each: Json) => (field === '' ? turnedRecord(each) : turnedValue(field, each));
  return {
    ...proposal,
    field: turnedPath(field),
    value: turn(value),
    ...(base !== undefined && { base: turn(base) }),
    ...(amended !== undefined && { amended: { ...amended, proposed: turn(amended.proposed) } }),
  };
}

const turnedRecord = (value: Json): Json =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, at]) => [turnedPath(key), turnedValue(key, at)]))
    : value;
