import { ui } from '@/language/en/ui';
import { figures } from '@/language/en/figures';
import { useLanguage } from '@/language/useLanguage';
import { summaryOf, type DayFigures } from '@/model/operating/figures';
import styles from './DayChart.module.css';

const height = 120;
const step = 12;

export function DayChart({ days }: { readonly days: readonly DayFigures[] }) {
  const { t, dates } = useLanguage();
  const bars = days.map((each) => ({ day: each.day, ...summaryOf([each]) }));
  const most = Math.max(1, ...bars.map(({ applied, rejected }) => applied + rejected));
  const tall = (count: number) => (count / most) * height;
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(figures.chart, { count: most })}
      >
        {bars.map(({ day, applied, rejected }, at) => (
          <g key={day}>
            <rect
              className={styles.applied}
              x={at * step + 1}
              y={height - tall(applied)}
              width={step - 2}
              height={tall(applied)}
            />
            <rect
              className={styles.rejected}
              x={at * step + 1}
              y={height - tall(applied + rejected)}
              width={step - 2}
              height={tall(rejected)}
            />
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{first && dates.day(first)}</span>
        <span className={styles.legend}>
          <span className={styles.appliedKey}>{t(figures.applied)}</span>
          <span className={styles.rejectedKey}>{t(ui.rejected)}</span>
        </span>
        <span>{last && dates.day(last)}</span>
      </figcaption>
    </figure>
  );
}
