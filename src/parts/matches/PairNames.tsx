import type { Match } from '@/model/records/records';
import { PlayerFlag } from '../records/PlayerFlag';

export function PairNames({ match: { player1, player2 } }: { readonly match: Match }) {
  return (
    <>
      <PlayerFlag id={player1.id} />
      <bdi>{player1.name}</bdi> v <PlayerFlag id={player2.id} />
      <bdi>{player2.name}</bdi>
    </>
  );
}
