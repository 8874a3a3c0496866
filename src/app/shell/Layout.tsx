import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleUser,
  House,
  Info,
  ListChecks,
  Medal,
  PencilLine,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AccountMenu } from '@/features/account/AccountMenu';
import { LeavingRoom } from '@/features/account/LeavingRoom';
import { InboxRoom } from '@/features/inbox/InboxRoom';
import { LazySearchDialog } from '@/features/search/searchCode';
import { AgreementRoom } from '@/features/site/AgreementRoom';
import { SearchTrigger } from '@/features/search/SearchTrigger';
import { useSearch } from '@/features/search/useSearch';
import { selectOwnNewDeltas, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { OutboxStrip } from '@/parts/outbox/OutboxStrip';
import { selectUnreviewedEventIds } from '@/wiki/records/recordsSelectors';
import { useToday } from '@/parts/days/useToday';
import { FillProgress } from '@/parts/scopes/FillProgress';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectLikelyRole, selectUid } from '@/wiki/session/sessionSelectors';
import { useSiteFacts } from '@/wiki/site/useSiteFacts';
import { useEventsPath, useSports } from '@/wiki/sports/useSports';
import { app } from '@/language/en/app';
import { titles } from '@/language/en/titles';
import { Rich } from '@/language/Rich';
import { builtInName } from '@/language/siteName';
import { useLanguage, useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { AppShell } from '@/ui/AppShell';
import { LoadingState } from '@/ui/LoadingState';
import type { NavItem } from '@/ui/MainNav';
import { focusHeading } from '@/ui/focusHeading';
import { PrintedLine } from '@/ui/PrintedLine';
import { TextLink } from '@/ui/TextLink';
import { followAddress } from '../page/canonical';

export interface LayoutProps {
  readonly places?: ReactNode;
}

export function Layout({ places }: LayoutProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    followAddress(pathname, shown.current !== pathname);
    // Keep the focus on the first page: its autofocus or the reader's choice.
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  const search = useSearch();
  const nav = useNavigationItems();
  const name = useSiteFacts().name ?? builtInName;
  if (fillsScreen(pathname))
    return (
      <main id="main" tabIndex={-1}>
        {places ? <Outlet /> : <LoadingState />}
        {places}
      </main>
    );
  return (
    <AppShell
      name={name}
      nav={nav}
      search={<SearchTrigger onOpen={search.show} />}
      account={
        <>
          <InboxRoom />
          <AccountMenu />
        </>
      }
      status={
        <>
          <OutboxStrip />
          <LeavingRoom />
          <AgreementRoom />
        </>
      }
      footer={<Footer />}
    >
      <FillProgress />
      {places ? <Outlet /> : <LoadingState />}
      {places}
      <Printed />
      {search.open && <LazySearchDialog onClose={search.close} />}
    </AppShell>
  );
}

/**
 * The scorer's screen, where a link under the thumb would lead away from the match, and the stage view of an event,
 * which a hall or a stream shows.
 */
const fillsScreen = (pathname: string): boolean =>
  pathname.startsWith('/score/') || pathname.endsWith('/stage');

function Printed() {
  const { pathname, search } = useLocation();
  const { t, dates } = useLanguage();
  const today = useToday();
  return (
    <PrintedLine>
      {t(app.printed, { address: location.host + pathname + search, date: dates.day(today) ?? today })}
    </PrintedLine>
  );
}

/** Links of a role appear with it, or with the last session's role until this one's is known. */
function useNavigationItems(): readonly NavItem[] {
  const t = useText();
  const uid = useAppSelector(selectUid);
  const moderator = useAppSelector(selectIsModerator);
  const mine = useAppSelector((state) => selectOwnNewDeltas(state).length);
  const queue = useAppSelector((state) => selectQueueIds(state).length);
  const unreviewed = useAppSelector((state) => selectUnreviewedEventIds(state).length);
  useScope(uid === undefined ? undefined : { kind: 'ownDeltas', uid });
  useScope(moderator ? { kind: 'queue' } : undefined);
  const role = useAppSelector(selectLikelyRole);
  const signedIn = role !== 'visitor';
  const several = useSports().length > 1;
  const events = useEventsPath();
  return [
    { to: path('home'), label: t(titles.home), icon: <House /> },
    several
      ? { to: events, label: t(titles.sports), icon: <Medal /> }
      : { to: events, label: t(titles.events), icon: <CalendarDays /> },
    { to: path('players'), label: t(titles.players), icon: <Users /> },
    { to: path('rankings'), label: t(titles.rankings), icon: <ChartNoAxesColumn /> },
    ...(role === 'moderator'
      ? [
          { to: path('delta'), label: t(titles.delta), icon: <ListChecks />, badge: queue },
          {
            to: path('reviewEvent'),
            label: t(titles.reviewEvent),
            icon: <ShieldCheck />,
            badge: unreviewed,
            badgeLabel: t(app.unreviewed, { count: unreviewed }),
          },
        ]
      : []),
    ...(signedIn
      ? [
          {
            to: path('mydelta'),
            label: t(titles.mydelta),
            icon: <PencilLine />,
            badge: mine,
            badgeLabel: t(app.pending, { count: mine }),
          },
        ]
      : []),
    { to: path('about'), label: t(titles.about), icon: <Info /> },
    ...(signedIn ? [] : [{ to: path('login'), label: t(titles.login), icon: <CircleUser /> }]),
  ];
}

function Footer() {
  const t = useText();
  const { operator, terms } = useSiteFacts();
  return (
    <p>
      <Rich text={app.footer} tags={{ link: (words) => <TextLink to={path('about')}>{words}</TextLink> }} />{' '}
      <TextLink to={path('settings')}>{t(titles.settings)}</TextLink>
      {terms && (
        <>
          {' '}
          <TextLink to={path('terms')}>{t(titles.terms)}</TextLink>
        </>
      )}
      {operator && (
        <>
          {' '}
          <TextLink to={path('imprint')}>{t(titles.imprint)}</TextLink>
        </>
      )}
    </p>
  );
}
