import { CalendarPlus, Copy, Rss } from 'lucide-react';
import { sharing } from '@/language/en/sharing';
import { useText } from '@/language/useLanguage';
import { feedPath, type FeedFormat, type FeedSubject } from '@/model/sharing/feeds';
import { useAppDispatch } from '@/store/typed';
import { Menu } from '@/ui/Menu';
import { copyText } from './copying';

interface SubscribeMenuProps {
  readonly subject: FeedSubject;
}

export function SubscribeMenu({ subject }: SubscribeMenuProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const at = (format: FeedFormat) => new URL(feedPath(subject, format), location.origin);
  const copy = (format: FeedFormat) => () => void dispatch(copyText(at(format).href, sharing.addressCopied));
  const calendar = [
    {
      label: t(sharing.openCalendar),
      icon: <CalendarPlus />,
      // `webcal:` makes calendar programs subscribe instead of importing today's content once.
      onSelect: () => location.assign(at('ics').href.replace(/^https?:/, 'webcal:')),
    },
    { label: t(sharing.copyCalendar), icon: <Copy />, onSelect: copy('ics') },
  ];
  const feeds = [
    { label: t(sharing.copyFeed), icon: <Copy />, onSelect: copy('atom') },
    { label: t(sharing.copyJsonFeed), icon: <Copy />, onSelect: copy('json') },
  ];
  return (
    <Menu
      label={t(sharing.subscribe)}
      icon={<Rss />}
      variant="secondary"
      items={[
        // Edits have no calendar.
        ...(subject.kind === 'edits'
          ? feeds
          : [...calendar, { label: t(sharing.feeds), icon: <Rss />, items: feeds }]),
      ]}
    />
  );
}
