import { ForModerators } from '@/parts/session/ForModerators';
import { ReportsLink } from '@/parts/reports/ReportsLink';
import { selectIsAdmin, selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { titles } from '@/language/en/titles';
import { withholding } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { Accounts } from '../accounts/Accounts';
import { Queue } from './Queue';

function ModerationPage() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  const role = useAppSelector(selectLikelyRole);
  return (
    <>
      <PageHeader
        title={t(titles.delta)}
        description={t(moderation.description)}
        actions={
          role === 'moderator' && (
            <Stack row gap={4}>
              <ReportsLink />
              <TextLink to={path('audits')}>{t(titles.audits)}</TextLink>
              <TextLink to={path('duplicates')}>{t(titles.duplicates)}</TextLink>
            </Stack>
          )
        }
      />
      <Stack gap={6} waits="near">
        <ForModerators>
          <Queue />
        </ForModerators>
        <Stack gap={6} waits>
          <Accounts />
          {role === 'moderator' && (
            <Stack row gap={4}>
              <TextLink to={path('figures')}>{t(titles.figures)}</TextLink>
              <TextLink to={path('log')}>{t(titles.log)}</TextLink>
              {admin && <TextLink to={path('withholding')}>{t(withholding.title)}</TextLink>}
            </Stack>
          )}
        </Stack>
      </Stack>
    </>
  );
}

export const page = definePage({ Component: ModerationPage });
