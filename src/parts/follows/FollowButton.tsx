import { Star } from 'lucide-react';
import { follow } from '@/language/en/follow';
import { useText } from '@/language/useLanguage';
import { followKey, type Followed } from '@/model/news/followKeys';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectIsFollowed } from '@/wiki/follows/followsSelectors';
import { toggleFollow } from '@/wiki/follows/followsThunks';
import styles from './FollowButton.module.css';

interface FollowButtonProps {
  readonly followed: Followed;
  readonly name: string;
}

/** Follows or unfollows something. The label stays the same; `aria-pressed` has the state. */
export function FollowButton({ followed, name }: FollowButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const key = followKey(followed);
  const pressed = useAppSelector((state) => selectIsFollowed(state, key));
  return (
    <span className={styles.star}>
      <Button
        size="sm"
        icon={<Star aria-hidden />}
        aria-pressed={pressed}
        aria-label={t(follow.followNamed, { name })}
        onClick={() => dispatch(toggleFollow(key))}
      >
        {t(follow.follow)}
      </Button>
    </span>
  );
}
