import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ratedDay } from '@/language/en/ratedDay';
import { useLanguage } from '@/language/useLanguage';
import type { SportId } from '@/model/ids';
import { buttonClass } from '@/ui/buttonClass';
import { lazyPart } from '@/ui/lazyPart';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './AsOf.module.css';
import { useAsOf } from './useAsOf';

const { Part: AsOfSlider } = lazyPart(() => import('./AsOfSlider'), 'AsOfSlider');

export function AsOf({ sport }: { readonly sport: SportId }) {
  const { t, dates } = useLanguage();
  const [asOf, change] = useAsOf();
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  return (
    <div
      ref={box}
      className={styles.asOf}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        // The panel takes the focus with it.
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass({ size: 'sm' })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{t(ratedDay.asOf)} </VisuallyHidden>
        {asOf === undefined ? t(ratedDay.asOfToday) : (dates.day(asOf) ?? asOf)}
        <ChevronDown />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {open && <AsOfSlider sport={sport} value={asOf} onChange={change} />}
      </div>
    </div>
  );
}
