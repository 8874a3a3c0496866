import { useEffect, useEffectEvent, useState } from 'react';
import { stage as texts } from '@/language/en/stage';
import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import styles from './Stage.module.css';

/** Between attempts, where following has failed for good; a lost connection the SDK restores by itself. */
const againMs = 15_000;

interface BehindProps {
  readonly event: string;
  /** Follows the live card again. */
  readonly again: () => void;
}

/** Says that the stage is behind, and since when, until it has caught up. */
export function Behind({ event, again }: BehindProps) {
  const online = useOnline();
  const isBehind = useAppSelector((state) => {
    const { data, failed, awaited } = selectLiveList(state, 'live', event);
    return failed !== undefined || awaited === true || data?.behind === true;
  });
  return isBehind || !online ? <Since event={event} again={again} /> : undefined;
}

function Since({ event, again }: BehindProps) {
  const { t, locale } = useLanguage();
  const [since] = useState(() => Date.now());
  // Before the first answer nothing is shown that could be out of date.
  const isFirst = useAppSelector((state) => !('data' in selectLiveList(state, 'live', event)));
  const hasFailed = useAppSelector((state) => selectLiveList(state, 'live', event).failed !== undefined);
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => retry(), againMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(since);
  return (
    <p role="status" className={styles.behind}>
      {isFirst ? t(texts.connecting) : t(texts.behind, { time })}
    </p>
  );
}
