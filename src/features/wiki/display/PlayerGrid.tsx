import { useState } from 'react';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { PendingBadge } from '../editing/PendingBadge';
import { selectPlayer } from '../records/recordsSelectors';
import { countOf } from './countOf';
import styles from './PlayerGrid.module.css';
import { TextLink } from '@/ui/TextLink';

export interface PlayerGridProps {
  readonly ids: readonly string[];
  readonly label: string;
  /** A short fact beside each player. */
  readonly note?: (id: string) => string;
}

/** How many are drawn at once: more than anyone reads, and few enough to draw while typing. */
const step = 240;

/** Players in as many columns as fit, in the given order. */
export function PlayerGrid({ ids, label, note }: PlayerGridProps) {
  const [shown, setShown] = useState(step);
  const more = ids.length - shown;
  return (
    <>
      <ul role="list" aria-label={label} className={styles.grid}>
        {ids.slice(0, shown).map((id) => (
          <PlayerItem key={id} id={id} note={note?.(id)} />
        ))}
      </ul>
      {more > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + step)}>
            Show {countOf(Math.min(more, step), 'more', 'more')}
          </Button>
        </div>
      )}
    </>
  );
}

function PlayerItem({ id, note }: { readonly id: string; readonly note: string | undefined }) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return undefined;
  const facts = [player.country, note].filter(Boolean).join(' · ');
  return (
    <li className={styles.item}>
      <Avatar name={player.name} />
      <div className={styles.text}>
        <span className={styles.name}>
          <TextLink plain to={path('player', { id })}>
            {player.name}
          </TextLink>
        </span>
        {facts !== '' && <span className={styles.facts}>{facts}</span>}
      </div>
      <PendingBadge collection="player" id={id} />
    </li>
  );
}
