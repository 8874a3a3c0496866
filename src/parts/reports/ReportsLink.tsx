import { reports } from '@/language/en/reports';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { reportsPage } from '@/model/privacy/report';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectOpenReports } from '@/wiki/reports/reportsSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { useLiveList } from '@/wiki/liveLists/useLiveList';

export function ReportsLink() {
  const t = useText();
  const moderator = useAppSelector(selectIsModerator);
  useLiveList(moderator ? { kind: 'reports', which: 'open', count: reportsPage } : undefined);
  const count = useAppSelector((state) => selectOpenReports(state).length);
  const text = count >= reportsPage ? reports.manyOpen : reports.openLink;
  return <TextLink to={path('reports')}>{count === 0 ? t(titles.reports) : t(text, { count })}</TextLink>;
}
