import { ratedDay } from '@/language/en/ratedDay';
import { useLanguage } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import { PrintedLine } from '@/ui/PrintedLine';

export interface PrintedAsOfProps {
  readonly what: readonly string[];
  readonly asOf: DateString;
}

/** States on paper the filters and the day of figures; on screen the pressed buttons show them. */
export function PrintedAsOf({ what, asOf }: PrintedAsOfProps) {
  const { t, dates } = useLanguage();
  return (
    <PrintedLine>
      {t(ratedDay.asOfPrinted, { what: what.join(' · '), date: dates.day(asOf) ?? asOf })}
    </PrintedLine>
  );
}
