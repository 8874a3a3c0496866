import {
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  defaultRangeExtractor,
} from '@tanstack/react-virtual';
import { memo, startTransition, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createRecent } from '@/lib/recent';
import styles from './VirtualRows.module.css';

export interface VirtualRowsProps {
  readonly count: number;
  /** Stays the same for a row wherever it moves. Another function, as for `estimate`, says that the rows are others. */
  readonly keyOf: (at: number) => string;
  /** Height of a row in pixels as far as one can guess; it is measured once it is drawn. */
  readonly estimate: (at: number) => number;
  readonly render: (at: number) => ReactNode;
  /** `list` when the rows hold list items. */
  readonly role?: 'list' | undefined;
  readonly label?: string | undefined;
  /** Up to so many rows are all in the page, where the browser's own search and printing find them. */
  readonly drawAll?: number | undefined;
  /** A row that is drawn wherever the window is, so that the focus can go there. */
  readonly kept?: number | undefined;
}

/** Rows that scroll with the page. Of many only those near the window are drawn, and the one that has the focus. */
export function VirtualRows({ role, label, drawAll = 200, ...rows }: VirtualRowsProps) {
  const many = rows.count > drawAll;
  return (
    <div role={role} aria-label={label}>
      {many ? <FewOfMany {...rows} /> : <AllRows {...rows} />}
    </div>
  );
}

/** Heights in pixels by row. */
type Heights = ReadonlyMap<string, number>;

/** Measured heights of each page, so that going back finds it as high as it was and what was read in its place. */
const pagesKept = 20;
const heights = createRecent<string, Heights>(pagesKept);
const measured = createRecent<string, VirtualItem[]>(pagesKept);

function AllRows({ count, keyOf, estimate, render }: VirtualRowsProps) {
  const { key: page } = useLocation();
  const [before] = useState(() => heights.get(page));
  const [rows] = useState(() => new Map<string, HTMLElement>());
  useLayoutEffect(
    // The rows still stand when React takes them away. One that was never near the window is as high as was guessed.
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
  /** Where the row's element can be found while it is on the page. */
  readonly rows: Map<string, HTMLElement>;
  /** For as long as it is not drawn. */
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

/** Scrolling asks for all rows at every step; those that stay are not rendered again, as `render` is the one of before. */
const Content = memo(({ at, render }: Pick<VirtualRowsProps, 'render'> & { readonly at: number }) =>
  render(at),
);

/** Where the list before began, in pixels from the page's top: for a list that begins elsewhere all rows are measured twice. */
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
  const rows = useWindowVirtualizer({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan: 6,
    // Rows ahead of the window are drawn already; the frame of a key or a finger need not wait for those after them.
    useFlushSync: false,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(page) ?? [],
    // A row that was left by scrolling keeps its focus.
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
          // Only scrolling asks for it, which comes later than the answer to a key.
          onFocus={() => startTransition(() => setFocused(index))}
          onBlur={() => startTransition(() => setFocused(-1))}
        >
          <Content at={index} render={render} />
        </div>
      ))}
    </div>
  );
}
