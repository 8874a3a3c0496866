import { reports } from '@/language/en/reports';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { ModeratorsOnly } from '@/parts/session/ModeratorsOnly';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectIsModerator, selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { ClosedReports } from './ClosedReports';
import { DelayedClosings } from './DelayedClosings';
import { OpenReports } from './OpenReports';

function ReportsPage() {
  const t = useText();
  useHead(t(titles.reports), { description: t(reports.description) });
  const moderator = useAppSelector(selectIsModerator);
  const role = useAppSelector(selectLikelyRole);
  return (
    <>
      <PageHeader
        title={t(titles.reports)}
        lead={t(reports.description)}
        kicker={<TextLink to={path('delta')}>{t(titles.delta)}</TextLink>}
      />
      {moderator ? (
        <Stack gap={6} waits>
          <OpenReports />
          <ClosedReports />
          <DelayedClosings />
        </Stack>
      ) : role === 'moderator' ? (
        <LoadingState rows={12} />
      ) : (
        <ModeratorsOnly />
      )}
    </>
  );
}

export const page = definePage({ Component: ReportsPage });
