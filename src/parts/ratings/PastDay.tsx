import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import styles from './PastDay.module.css';
import { PrintedAsOf, type PrintedAsOfProps } from './PrintedAsOf';
import { useAsOf } from './useAsOf';

/** For pages without a control of their own: the past day in the address, and a way back to today. */
export function PastDay(printed: PrintedAsOfProps) {
  const { t, dates } = useLanguage();
  const [asked, change] = useAsOf();
  return (
    <>
      <PrintedAsOf {...printed} />
      {asked !== undefined && (
        <div className={styles.line}>
          <p>{t(ratings.asOfDate, { date: dates.day(asked) ?? asked })}</p>
          <Button size="sm" variant="quiet" onClick={() => change(undefined)}>
            {t(ratings.backToToday)}
          </Button>
        </div>
      )}
    </>
  );
}
