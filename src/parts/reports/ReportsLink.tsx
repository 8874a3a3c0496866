import { reports } from '@/language/en/reports';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { reportsPage } from '@/model/report';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectOpenReports } from '@/wiki/reports/reportsSelectors';
import { useReports } from '@/wiki/reports/useReports';

export function ReportsLink() {
  const t = useText();
  useReports('open', reportsPage);
  const count = useAppSelector((state) => selectOpenReports(state).length);
  const text = count >= reportsPage ? reports.manyOpen : reports.openLink;
  return <TextLink to={path('reports')}>{count === 0 ? t(titles.reports) : t(text, { count })}</TextLink>;
}
