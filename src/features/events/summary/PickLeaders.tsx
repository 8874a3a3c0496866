import { picks } from '@/language/en/picks';
import { useLanguage } from '@/language/useLanguage';
import { firstPickDay } from '@/model/picks/crowd';
import { placeOf } from '@/model/picks/table';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { useToday } from '@/parts/days/useToday';
import { isRecent, pointsIn, usePickTable } from '@/parts/picks/usePickTable';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import styles from './Summary.module.css';

const most = 3;

export function PickLeaders({ event }: { readonly event: Event }) {
  const { t, number } = useLanguage();
  const { table } = usePickTable(
    event.date >= firstPickDay ? event.id : undefined,
    isRecent(event.date, useToday()),
  );
  if (table === undefined) return undefined;
  const to = path('eventPanel', { id: event.sport.id, eventId: nameIn(event), panel: 'picks' });
  return (
    <Section title={t(picks.leaders)} actions={<TextLink to={to}>{t(picks.allOfTable)}</TextLink>}>
      <ul aria-label={t(picks.leaders)} className={styles.facts}>
        {table.top.slice(0, most).map(({ uid, name, points }) => (
          <li key={uid}>
            {t(picks.leaderLine, {
              place: number(placeOf(table, points)),
              name: name === '' ? t(picks.aMember) : name,
              points: pointsIn(number, points),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
