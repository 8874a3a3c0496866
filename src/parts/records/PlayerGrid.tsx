import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { TextLink } from '@/ui/TextLink';
import { VirtualRows } from '@/ui/VirtualRows';
import { PendingBadge } from './PendingBadge';
import { PlayerFlag } from './PlayerFlag';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import look from '@/ui/words.module.css';
import styles from './PlayerGrid.module.css';
import { useKeepDay } from '../days/useKeepDay';
import { useDistinction } from './useDistinction';

export interface PlayerGridProps {
  readonly ids: readonly string[];
  readonly label: string;
  readonly note?: (id: string) => string;
}

/** Pixels, equal to those in the CSS module: least width of a tile, gap, and row height with gap. */
const tile = { width: 272, gap: 8, row: 68 };
const rowHeight = () => tile.row;

/** Players near a place of the list: in a list by name, all namesakes are. */
const beside = (ids: readonly string[], at: number): readonly string[] =>
  ids.slice(Math.max(0, at - 10), at + 11);

export function PlayerGrid({ ids, label, note }: PlayerGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns(grid);
  // Stable for the same players: a new function would make the virtual list measure all rows again.
  const keyOf = useCallback((at: number) => ids[at * columns] ?? '', [ids, columns]);
  return (
    <div ref={grid}>
      <VirtualRows
        role="list"
        label={label}
        count={Math.ceil(ids.length / columns)}
        keyOf={keyOf}
        estimate={rowHeight}
        render={(at) => (
          <div
            role="none"
            className={styles.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {ids.slice(at * columns, (at + 1) * columns).map((id, column) => (
              <PlayerItem
                key={id}
                id={id}
                ids={beside(ids, at * columns + column)}
                note={note?.(id)}
                at={at * columns + column + 1}
                of={ids.length}
              />
            ))}
          </div>
        )}
      />
    </div>
  );
}

function useColumns(grid: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () =>
      setColumns(Math.max(1, Math.floor((element.clientWidth + tile.gap) / (tile.width + tile.gap))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}

interface PlayerItemProps {
  readonly id: string;
  readonly ids: readonly string[];
  readonly note: string | undefined;
  /** Position from 1, and total: not all rows are in the DOM. */
  readonly at: number;
  readonly of: number;
}

function PlayerItem({ id, ids, note, at, of }: PlayerItemProps) {
  const keepDay = useKeepDay();
  const { country: countryName } = useLanguage();
  const apart = useDistinction(id, ids);
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return undefined;
  const { country, name } = player;
  const facts = [country && countryName(country), apart, note].filter(Boolean).join(' · ');
  return (
    <div role="listitem" aria-posinset={at} aria-setsize={of} className={styles.item}>
      <Avatar name={name} />
      <div className={styles.text}>
        <span className={styles.name}>
          <TextLink plain to={keepDay(path('player', { id }))}>
            <PlayerFlag id={id} />
            {name}
          </TextLink>
        </span>
        {facts !== '' && <span className={look.muted}>{facts}</span>}
      </div>
      <PendingBadge collection="player" id={id} />
    </div>
  );
}
