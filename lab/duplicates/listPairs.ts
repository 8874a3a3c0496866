import type { DuplicatePair } from '@/model/identity/findDuplicates';
import type { Reason } from '@/model/identity/reasons';
import type { PlayersFile } from './readPlayers';

const reasonText = ({ code, about = [] }: Reason) =>
  about.length > 0 ? `${code} (${about.join(', ')})` : code;

export function listPairs(pairs: readonly DuplicatePair[], { players }: PlayersFile): readonly string[] {
  const known = new Map(players.map((player) => [player.id, player]));
  const named = (id: string) => {
    const player = known.get(id);
    return `${player?.name ?? ''} [${id}${player?.country === undefined ? '' : `, ${player.country}`}]`;
  };
  return [
    ...pairs.map(
      ({ a, b, score, reasons }) =>
        `${score.toFixed(2)}  ${named(a)}  ~  ${named(b)}\n      ${reasons.map(reasonText).join('; ')}`,
    ),
    `${pairs.length} ${pairs.length === 1 ? 'pair' : 'pairs'} among ${players.length} players`,
  ];
}
