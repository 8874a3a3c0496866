import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { readFurtherPage, type QueueReach } from './queuePages';

export function LoadMore({ reach, loaded }: { readonly reach: QueueReach; readonly loaded: number }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Stack gap={2}>
      <p role="status">
        {reach === 'failed' ? t(moderation.restUnread) : t(moderation.oldestShown, { count: loaded })}
      </p>
      {(reach === 'more' || reach === 'reading') && (
        <Button busy={reach === 'reading'} onClick={() => dispatch(readFurtherPage())}>
          {t(moderation.loadMore)}
        </Button>
      )}
    </Stack>
  );
}
