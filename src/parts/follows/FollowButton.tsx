import { Check, Star } from 'lucide-react';
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

/** Follows or unfollows something. Its name says which, so it has no pressed state besides. */
export function FollowButton({ followed, name }: FollowButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const key = followKey(followed);
  const isFollowed = useAppSelector((state) => selectIsFollowed(state, key));
  return (
    <span className={styles.follow} data-followed={isFollowed}>
      <Button
        size="sm"
        icon={!isFollowed && <Star />}
        aria-label={t(isFollowed ? follow.followingNamed : follow.followNamed, { name })}
        onClick={() => dispatch(toggleFollow(key))}
      >
        {t(isFollowed ? follow.following : follow.follow)}
        {isFollowed && <Check />}
      </Button>
    </span>
  );
}
