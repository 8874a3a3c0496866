import {
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  defaultRangeExtractor,
} from '@tanstack/react-virtual';
import { memo, startTransition, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Recent } from '@/lib/recent';
import styles from './VirtualRows.module.css';

export interface VirtualRowsProps {
  readonly count: number;
  /**
   * Stable when a row moves. Passing another function, also as `estimate`, means that the rows have changed.
   */
  readonly keyOf: (at: number) => string;
  /** Estimated height of a row in pixels, until it is measured. */
  readonly estimate: (at: number) => number;
  readonly render: (at: number) => ReactNode;
  readonly role?: 'list' | undefined;
  readonly label?: string | undefined;
  /** Up to this number all rows are rendered, so that the browser's search and printing find them. */
  readonly drawAll?: number | undefined;
  /** A row to render wherever the window is, so that it can be focused. */
  readonly kept?: number | undefined;
}

/** Rows that scroll with the page. Of many rows, renders only those near the window and the focused one. */
export function VirtualRows({ role, label, drawAll = 200, ...rows }: VirtualRowsProps) {
  const many = rows.count > drawAll;
  return (
    <div role={role} aria-label={label}>
      {many ? <FewOfMany {...rows} /> : <AllRows {...rows} />}
    </div>
  );
}

type Heights = ReadonlyMap<string, number>;

/** Measured heights of recent pages, so that going back finds the same height and position. */
const pagesKept = 20;
const heights = new Recent<string, Heights>(pagesKept);
const measured = new Recent<string, VirtualItem[]>(pagesKept);

function AllRows({ count, keyOf, estimate, render }: VirtualRowsProps) {
  const { key: page } = useLocation();
  const [before] = useState(() => heights.get(page));
  const [rows] = useState(() => new Map<string, HTMLElement>());
  useLayoutEffect(
    // The rows still exist when React removes them. A row that was never near the window keeps its estimate.
    () => () => heights.keep(page, heightsOf(rows)),
    [page, rows],
  );
  return Array.from({ length: count }, (_, at) => (
    <Row key={keyOf(at)} id={keyOf(at)} rows={rows} height={before?.get(keyOf(at)) ?? estimate(at)}>
      {render(at)}
    </Row>
  ));
}

interface RowProps {
  readonly id: string;
  readonly rows: Map<string, HTMLElement>;
  readonly height: number;
  readonly children: ReactNode;
}

function Row({ id, rows, height, children }: RowProps) {
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (row) rows.set(id, row);
      return () => void rows.delete(id);
    },
    [id, rows],
  );
  return (
    <div
      role="none"
      ref={ref}
      className={styles.row}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {children}
    </div>
  );
}

const heightsOf = (rows: ReadonlyMap<string, HTMLElement>): Heights =>
  new Map([...rows].map(([key, row]) => [key, row.getBoundingClientRect().height]));

/** Scrolling recreates all rows; `memo` skips those that stay, because `render` is the same. */
const Content = memo(({ at, render }: Pick<VirtualRowsProps, 'render'> & { readonly at: number }) =>
  render(at),
);

/** Offset of the last list from the page's top. A list at another offset measures all rows twice. */
let lastTop = 0;

function FewOfMany({ count, keyOf, estimate, render, kept = -1 }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { key: page } = useLocation();
  const [focused, setFocused] = useState(-1);
  const [top, setTop] = useState(lastTop);
  useLayoutEffect(() => {
    if (!list.current) return;
    lastTop = list.current.getBoundingClientRect().top + window.scrollY;
    setTop(lastTop);
  }, [count]);
  // oxlint-disable-next-line react/incompatible-library -- nothing compiles this component
  const rows = useWindowVirtualizer({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan: 6,
    // Rows ahead of the window are already rendered, so input need not wait for later ones.
    useFlushSync: false,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(page) ?? [],
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = new Set(defaultRangeExtractor(range));
        for (const far of [focused, kept]) if (far >= 0 && far < range.count) drawn.add(far);
        return [...drawn].sort((a, b) => a - b);
      },
      [focused, kept],
    ),
  });
  useLayoutEffect(() => () => measured.keep(page, rows.measurementsCache), [page, rows]);
  return (
    <div ref={list} role="none" className={styles.all} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          role="none"
          ref={rows.measureElement}
          data-index={index}
          className={styles.placed}
          style={{ transform: `translateY(${start - top}px)` }}
          // Only scrolling needs it, so it need not delay the response to a key.
          onFocus={() => startTransition(() => setFocused(index))}
          onBlur={() => startTransition(() => setFocused(-1))}
        >
          <Content at={index} render={render} />
        </div>
      ))}
    </div>
  );
}
