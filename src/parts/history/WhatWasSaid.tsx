import { useId } from 'react';
import { thread } from '@/language/en/thread';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { Replies } from '../proposals/Replies';
import styles from '../proposals/Thread.module.css';

export function WhatWasSaid({ id }: { readonly id: string }) {
  const t = useText();
  const titleId = useId();
  const replies = useAppSelector((state) => selectDelta(state, id)?.thread);
  if (replies === undefined || replies.length === 0) return null;
  return (
    <details className={styles.said}>
      <summary id={titleId}>{t(thread.said, { count: replies.length })}</summary>
      <Replies replies={replies} labelledBy={titleId} />
    </details>
  );
}
