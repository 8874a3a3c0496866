import { useEffect, useRef } from 'react';
import type { Notice } from './notice';
import { NoticeCard } from './NoticeCard';
import styles from './Notices.module.css';

export interface NoticeRegionProps {
  readonly notices: readonly Notice[];
  /** Dismissed by the reader or by time. */
  readonly onDismiss: (id: string) => void;
}

/**
 * The notices, in live regions that exist before them so that they are announced. F6 moves the focus to them. The page
 * gets room below for those at the bottom, so they cover nothing that cannot be scrolled free.
 */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const region = useRef<HTMLElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const atTop = notices.filter(({ position }) => position === 'top');
  const atBottom = notices.filter(({ position }) => position !== 'top');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || notices.length === 0) return;
      event.preventDefault();
      region.current?.querySelector<HTMLElement>('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [notices.length]);

  useEffect(() => {
    const root = document.documentElement.style;
    root.setProperty('--notice-space', `${bottom.current?.offsetHeight ?? 0}px`);
    return () => void root.removeProperty('--notice-space');
  }, [atBottom.length]);

  const cards = (shown: readonly Notice[]) =>
    shown.map((notice) => <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />);
  return (
    <section ref={region} aria-label="Notices">
      <div aria-live="polite" className={styles.top}>
        {cards(atTop)}
      </div>
      <div ref={bottom} aria-live="polite" className={styles.bottom}>
        {cards(atBottom)}
      </div>
    </section>
  );
}
