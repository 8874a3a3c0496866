import { ModeratorsOnly } from '@/features/wiki/editing/ModeratorsOnly';
import { selectIsModerator } from '@/features/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { Accounts } from './accounts/Accounts';
import { Queue } from './Queue';

/** The moderation queue, for moderators. */
function ModerationPage() {
  const t = useText();
  useHead(t(titles.delta), { description: t(moderation.description) });
  const moderator = useAppSelector(selectIsModerator);
  return (
    <>
      <PageHeader title={t(titles.delta)} />
      <Stack gap={6}>
        {moderator ? <Queue /> : <ModeratorsOnly />}
        <Accounts />
      </Stack>
    </>
  );
}

export const page = definePage({ Component: ModerationPage });
