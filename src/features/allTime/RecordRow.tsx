import type { ReactNode } from 'react';
import { Disclosure } from '@/ui/Disclosure';
import { ListRow } from '@/ui/List';
import { RowNote } from '@/ui/RowNote';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { MatchLines } from '@/parts/matches/MatchLines';

export interface RecordRowProps {
  readonly player: string;
  readonly value: ReactNode;
  readonly subtitle: ReactNode;
  readonly meta?: ReactNode;
  readonly matches: readonly string[];
  readonly label: string;
}

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
