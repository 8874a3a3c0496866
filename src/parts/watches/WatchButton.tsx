import { Check, Star } from 'lucide-react';
import { follow } from '@/language/en/follow';
import { useText } from '@/language/useLanguage';
import { watchKey, type Watched } from '@/model/news/watchKeys';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectIsWatched } from '@/wiki/watches/watchesSelectors';
import { toggleWatch } from '@/wiki/watches/watchesThunks';
import styles from './WatchButton.module.css';

interface WatchButtonProps {
  readonly watched: Watched;
  readonly name: string;
}

/** Watches or unwatches something. Its name says which, so it has no pressed state besides. */
export function WatchButton({ watched, name }: WatchButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const key = watchKey(watched);
  const isWatched = useAppSelector((state) => selectIsWatched(state, key));
  return (
    <span className={styles.watch} data-watched={isWatched}>
      <Button
        size="sm"
        icon={!isWatched && <Star />}
        aria-label={t(isWatched ? follow.followingNamed : follow.followNamed, { name })}
        onClick={() => dispatch(toggleWatch(key))}
      >
        {t(isWatched ? follow.following : follow.follow)}
        {isWatched && <Check />}
      </Button>
    </span>
  );
}
