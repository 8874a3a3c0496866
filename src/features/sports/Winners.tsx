import { CalendarDays } from 'lucide-react';
import { List } from '@/ui/List';
import { sports as texts } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { WinnerRow } from './WinnerRow';

export function Winners({ events }: { readonly events: readonly Event[] }) {
  const t = useText();
  return (
    <Section title={t(texts.winners)}>
      {events.length === 0 ? (
        <EmptyState icon={<CalendarDays />} title={t(texts.noEventsYet)} />
      ) : (
        <List label={t(texts.winners)}>
          {events.map((event) => (
            <WinnerRow key={event.id} event={event} />
          ))}
        </List>
      )}
    </Section>
  );
}
