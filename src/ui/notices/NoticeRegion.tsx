import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import type { Notice } from './notice';
import { NoticeBox } from './NoticeBox';
import styles from './Notices.module.css';

export interface NoticeRegionProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: string) => void;
}

/**
 * The notices, in live regions that exist beforehand, so that they are announced. F6 moves the focus to them.
 * The page reserves space for them at both ends, so that everything can be scrolled clear of them.
 */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const t = useText();
  const region = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
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

  useSpace(top, '--notice-top', atTop.length);
  useSpace(bottom, '--notice-bottom', atBottom.length);

  const boxes = (shown: readonly Notice[]) =>
    shown.map((notice) => <NoticeBox key={notice.id} notice={notice} onDismiss={onDismiss} />);
  return (
    <section ref={region} aria-label={t(ui.notices)}>
      <div ref={top} aria-live="polite" className={styles.top}>
        {boxes(atTop)}
      </div>
      <div ref={bottom} aria-live="polite" className={styles.bottom}>
        {boxes(atBottom)}
      </div>
    </section>
  );
}

/** Sets the notices' height as a custom property of the root, for the style sheets. */
function useSpace(element: RefObject<HTMLElement | null>, property: string, count: number): void {
  useLayoutEffect(() => {
    // Usually there are none, and measuring would force a layout of the whole page.
    if (count === 0) return;
    const root = document.documentElement.style;
    const measure = () => root.setProperty(property, `${element.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      root.removeProperty(property);
    };
  }, [element, property, count]);
}
