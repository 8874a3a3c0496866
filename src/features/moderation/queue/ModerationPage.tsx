import { ForModerators } from '@/parts/session/ForModerators';
import { selectIsAdmin, selectLikelyRole, selectIsModerator } from '@/wiki/session/sessionSelectors';
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
import { reports } from '@/language/en/reports';
import { reportsPage } from '@/model/privacy/report';
import { selectOpenReports } from '@/wiki/reports/reportsSelectors';
import { useLiveList } from '@/wiki/liveLists/useLiveList';

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

function ReportsLink() {
  const t = useText();
  const moderator = useAppSelector(selectIsModerator);
  useLiveList(moderator ? { kind: 'reports', which: 'open', count: reportsPage } : undefined);
  const count = useAppSelector((state) => selectOpenReports(state).length);
  const text = count >= reportsPage ? reports.manyOpen : reports.openLink;
  return <TextLink to={path('reports')}>{count === 0 ? t(titles.reports) : t(text, { count })}</TextLink>;
}

export const page = definePage({ Component: ModerationPage });
