import type { ReactNode } from 'react';
import { useAppSelector } from '@/store/typed';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { ResultButton } from './lazyResultButton';
import styles from './ResultSlot.module.css';

export interface ResultSlotProps {
  readonly id: string;
  readonly children: ReactNode;
}

export function ResultSlot({ id, children }: ResultSlotProps) {
  const secrecy = useAppSelector((state) => selectSecrecy(state, id));
  if (secrecy === undefined) return children;
  return <span className={styles.slot}>{secrecy === 'hidden' ? <ResultButton id={id} /> : children}</span>;
}
