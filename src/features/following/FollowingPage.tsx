import { titles } from '@/language/en/titles';
import { CalendarPlus, Star } from 'lucide-react';
import { List } from '@/ui/List';
import { useState } from 'react';
import { follow } from '@/language/en/follow';
import { picks } from '@/language/en/picks';
import { sharing } from '@/language/en/sharing';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { followKey, readFollowKey, type Followed } from '@/model/news/followKeys';
import { path } from '@/model/sharing/routes';
import { useToday } from '@/parts/days/useToday';
import { FollowedNews } from '@/parts/follows/FollowedNews';
import { NotificationSwitch } from '@/parts/news/NotificationSwitch';
import { definePage } from '@/store/page';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectFollowedKeys } from '@/wiki/follows/followsSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { saveFollowedCalendar } from './calendarThunks';
import { FollowedEdits } from './FollowedEdits';
import { FollowedRow } from './FollowedRow';

function FollowingPage() {
  const t = useText();
  const isSignedIn = useAppSelector(selectUid) !== undefined;
  const keys = useAppSelector(selectFollowedKeys);
  const [listed, setListed] = useState(keys);
  // An unfollowed row stays in place until the reader leaves, so that the star can undo it.
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
            <FollowedNews />
          </Section>
          <FollowedEdits uids={readKeys(keys).flatMap((each) => (each.kind === 'member' ? [each.id] : []))} />
          <Section title={t(follow.list)} count={keys.length}>
            <Stack gap={3}>
              {kinds.map(([kind, label]) => (
                <FollowedOfKind
                  key={kind}
                  label={label}
                  followed={readKeys(listed).filter((each) => each.kind === kind)}
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
      onClick={() => void dispatch(saveFollowedCalendar(today, t))}
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
] as const satisfies readonly (readonly [Followed['kind'], Text])[];

const readKeys = (keys: readonly string[]): readonly Followed[] =>
  keys.flatMap((key) => readFollowKey(key) ?? []);

interface FollowedOfKindProps {
  readonly label: Text;
  readonly followed: readonly Followed[];
}

function FollowedOfKind({ label, followed }: FollowedOfKindProps) {
  const t = useText();
  if (followed.length === 0) return undefined;
  return (
    <List label={t(label)}>
      {followed.map((each) => (
        <FollowedRow key={followKey(each)} followed={each} />
      ))}
    </List>
  );
}

export const page = definePage({ Component: FollowingPage });
