import { home } from '@/language/en/home';
import { titles } from '@/language/en/titles';
import { useLanguage, useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { localText } from '@/parts/words/sportWords';
import { Stack } from '@/ui/Stack';
import { sameItems } from '@/lib/sameItems';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector } from '@/store/typed';
import { laterPart, lazyPart } from '@/ui/lazyPart';
import { useHead } from '@/ui/useHead';
import { useScope } from '@/wiki/scopes/useScope';
import { useSports } from '@/wiki/sports/useSports';
import { selectEventIdsOnNow } from './homeSelectors';
import { LastEvent } from './LastEvent';
import { Leaders } from './Leaders';
import { NextEvent } from './NextEvent';
import type { SportId } from '@/model/ids';
import { HiddenTitle } from '@/ui/VisuallyHidden';
import styles from './HomePage.module.css';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/Button';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { dismissIntro, isIntroDismissed } from './introDismissal';

// Below the first screen, so its code need not come with the page's.
const { Part: HomeRest } = laterPart(() => import('./HomeRest'), 'HomeRest');

// Needed on the few days of an event.
const { Part: LiveEvents } = lazyPart(() => import('./LiveEvents'), 'LiveEvents');

function HomePage() {
  const { t, list } = useLanguage();
  const sports = useSports();
  const names = list(sports.map(({ name }) => t(localText(name))));
  useHead(t(titles.home), { description: t(home.description, { sports: names }) });
  return (
    <div className={styles.page}>
      {sports.map(({ id }) => (
        <WholeSport key={id} sport={id} />
      ))}
      {/* For screen readers and search engines: the navigation names the page, and results come first. */}
      <HiddenTitle>{t(home.headline, { sports: names })}</HiddenTitle>
      <Intro sports={names} />
      {/* The page that the server renders has the same order: functions/src/serve/head/homeWords.ts. */}
      <Stack gap={5} waits>
        <LiveRoom />
        <div className={styles.events}>
          <NextEvent />
          <LastEvent />
        </div>
        <div>
          {sports.map((sport) => (
            <Leaders key={sport.id} sport={sport} />
          ))}
        </div>
        <HomeRest />
      </Stack>
    </div>
  );
}

function LiveRoom() {
  const today = useToday();
  const ids = useAppSelector((state) => selectEventIdsOnNow(state, today), sameItems);
  return ids.length > 0 && <LiveEvents ids={ids} />;
}

/** Follows the scopes of one sport. A component, because a hook cannot run in a loop. */
function WholeSport({ sport }: { readonly sport: SportId }) {
  useScope({ kind: 'matchesOfSport', sport });
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  return undefined;
}

function Intro({ sports }: { readonly sports: string }) {
  const t = useText();
  const visits = useAppSelector((state) => selectLikelyRole(state) === 'visitor');
  const [shown, setShown] = useState(!isIntroDismissed());
  if (!visits || !shown) return undefined;
  return (
    <div className={styles.intro}>
      <p>{t(home.intro, { sports })}</p>
      <IconButton
        label={t(home.dismissIntro)}
        icon={<X />}
        size="sm"
        onClick={() => {
          dismissIntro();
          setShown(false);
        }}
      />
    </div>
  );
}

export const page = definePage({ Component: HomePage });
