import { titles } from '@/language/en/titles';
import { CalendarPlus, Star } from 'lucide-react';
import { List } from '@/ui/List';
import { useState } from 'react';
import { follow } from '@/language/en/follow';
import { picks } from '@/language/en/picks';
import { sharing } from '@/language/en/sharing';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { watchKey, readWatchKey, type Watched } from '@/model/news/watchKeys';
import { path } from '@/model/sharing/routes';
import { useToday } from '@/parts/days/useToday';
import { WatchedNews } from '@/parts/watches/WatchedNews';
import { NotificationSwitch } from '@/parts/news/NotificationSwitch';
import { definePage } from '@/store/page';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectWatchedKeys } from '@/wiki/watches/watchesSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { saveWatchedCalendar } from './calendarThunks';
import { WatchedEdits } from './WatchedEdits';
import { WatchedRow } from './WatchedRow';

function FollowingPage() {
  const t = useText();
  const isSignedIn = useAppSelector(selectUid) !== undefined;
  const keys = useAppSelector(selectWatchedKeys);
  const [listed, setListed] = useState(keys);
  // An unwatched row stays in place until the reader leaves, so that the star can undo it.
  const come = keys.filter((key) => !listed.includes(key));
  if (come.length > 0) setListed([...listed, ...come]);
  return (
    <>
      <PageHeader
        title={t(follow.following)}
        description={t(follow.description)}
        lead={listed.length > 0 && t(isSignedIn ? follow.withAccount : follow.onDevice)}
        actions={<TextLink to={`${path('picks')}#mine`}>{t(picks.mine)}</TextLink>}
      />
      {listed.length === 0 ? (
        <EmptyState icon={<Star />} title={t(follow.nothingTitle)}>
          {t(follow.nothingBody)}
        </EmptyState>
      ) : (
        <Stack gap={6}>
          <Section title={t(follow.news)} actions={<CalendarButton />}>
            <WatchedNews />
          </Section>
          <WatchedEdits uids={readKeys(keys).flatMap((each) => (each.kind === 'member' ? [each.id] : []))} />
          <Section title={t(follow.list)} count={keys.length}>
            <Stack gap={3}>
              {kinds.map(([kind, label]) => (
                <WatchedOfKind
                  key={kind}
                  label={label}
                  watched={readKeys(listed).filter((each) => each.kind === kind)}
                />
              ))}
            </Stack>
          </Section>
          {isSignedIn && <NotificationSwitch />}
        </Stack>
      )}
    </>
  );
}

function CalendarButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const today = useToday();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<CalendarPlus />}
      onClick={() => void dispatch(saveWatchedCalendar(today, t))}
    >
      {t(sharing.saveCalendar)}
    </Button>
  );
}

const kinds = [
  ['player', titles.players],
  ['pair', follow.pairs],
  ['event', titles.events],
  ['country', titles.countries],
  ['member', follow.members],
] as const satisfies readonly (readonly [Watched['kind'], Text])[];

const readKeys = (keys: readonly string[]): readonly Watched[] =>
  keys.flatMap((key) => readWatchKey(key) ?? []);

interface WatchedOfKindProps {
  readonly label: Text;
  readonly watched: readonly Watched[];
}

function WatchedOfKind({ label, watched }: WatchedOfKindProps) {
  const t = useText();
  if (watched.length === 0) return undefined;
  return (
    <List label={t(label)}>
      {watched.map((each) => (
        <WatchedRow key={watchKey(each)} watched={each} />
      ))}
    </List>
  );
}

export const page = definePage({ Component: FollowingPage });
