import { useMemo } from 'react';
import { List } from '@/ui/List';
import { inbox } from '@/language/en/inbox';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { groupBy } from '@/lib/groupBy';
import { localIsoTime } from '@/lib/localIsoTime';
import { newsAtOnce, newsLines, type News } from '@/model/news/news';
import { useToday } from '@/parts/days/useToday';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { NewsRow } from './NewsRow';

interface NewsListProps {
  readonly news: readonly News[];
  /** Server time up to which news was seen before; later news is marked as new. */
  readonly seenBefore: number;
  readonly note: Text | undefined;
}

export function NewsList({ news, seenBefore, note }: NewsListProps) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const days = useMemo(() => [...groupBy(news, ({ at }) => localIsoTime(at).slice(0, 10))], [news]);
  return (
    <Stack gap={5}>
      {note && <p role="status">{t(note)}</p>}
      {days.map(([day, ofDay]) => {
        const text = nearDay(day, today);
        const title = text ? t(text) : (dates.day(day, 'long') ?? day);
        return (
          <Section key={day} title={title}>
            <List label={title}>
              {newsLines(ofDay).map((line) => (
                <NewsRow key={line[0]?.id} line={line} isNew={(line[0]?.at ?? 0) > seenBefore} />
              ))}
            </List>
          </Section>
        );
      })}
      {news.length === newsAtOnce && <p>{t(inbox.newest, { count: newsAtOnce })}</p>}
    </Stack>
  );
}

const dayMs = 24 * 60 * 60_000;

function nearDay(day: string, today: string): Text | undefined {
  if (day === today) return inbox.today;
  const before = new Date(Date.parse(`${today}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
  return day === before ? inbox.yesterday : undefined;
}
