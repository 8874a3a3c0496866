import { reports } from '@/language/en/reports';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { ForModerators } from '@/parts/session/ForModerators';
import { definePage } from '@/store/page';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { ClosedReports } from './ClosedReports';
import { DelayedClosings } from './DelayedClosings';
import { OpenReports } from './OpenReports';

function ReportsPage() {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t(titles.reports)}
        description={t(reports.description)}
        lead={t(reports.description)}
        kicker={<TextLink to={path('delta')}>{t(titles.delta)}</TextLink>}
      />
      <ForModerators>
        <Stack gap={6} waits>
          <OpenReports />
          <ClosedReports />
          <DelayedClosings />
        </Stack>
      </ForModerators>
    </>
  );
}

export const page = definePage({ Component: ReportsPage });
