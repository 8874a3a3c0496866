import type { ReactNode } from 'react';
import { Disclosure } from '@/ui/Disclosure';
import { ListRow } from '@/ui/List';
import { RowNote } from '@/ui/RowNote';
import { PlayerLink } from '@/parts/display/PlayerLink';
import { MatchLines } from '@/parts/matches/MatchLines';

export interface RecordRowProps {
  readonly player: string;
  /** The record itself: a number of wins, of days. */
  readonly value: ReactNode;
  readonly subtitle: ReactNode;
  readonly meta?: ReactNode;
  readonly matches: readonly string[];
  /** Words for the matches: "Its 12 matches". */
  readonly label: string;
}

/** A record of a player with the matches that it is made of, folded away until somebody wants them. */
export function RecordRow({ player, value, subtitle, meta, matches, label }: RecordRowProps) {
  return (
    <ListRow
      leading={<RowNote>{value}</RowNote>}
      title={<PlayerLink id={player} />}
      subtitle={subtitle}
      meta={meta}
    >
      {matches.length > 0 && (
        <Disclosure summary={label} open={false} whenOpen>
          <MatchLines label={label} ids={matches} />
        </Disclosure>
      )}
    </ListRow>
  );
}
