import {
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
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useRevalidator, useRouteError } from 'react-router';
import { AccountMenu } from '@/features/account/AccountMenu';
import { selectOwnNewDeltas, selectQueueIds } from '@/features/wiki/deltas/deltasSelectors';
import { selectCommands } from '@/features/wiki/outbox/outboxSelectors';
import { selectUnreviewedEventIds } from '@/features/wiki/records/recordsSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { selectIsModerator, selectUid } from '@/features/wiki/session/sessionSelectors';
import { path, routes } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { AppShell } from '@/ui/AppShell';
import { ErrorScreen } from '@/ui/ErrorScreen';
import { LoadingState } from '@/ui/LoadingState';
import type { NavItem } from '@/ui/MainNav';
import { scrollToTop } from '@/ui/scrollToTop';
import { StatusStrip } from '@/ui/StatusStrip';
import { TextLink } from '@/ui/TextLink';
import { useOnline } from './useOnline';

/** The frame around every page: navigation by role, what waits, and who is signed in. */
export function Layout({ loading = false }: { readonly loading?: boolean }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Not on the first page: its own autofocus, or the reader's place, stays.
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollToTop();
  }, [pathname]);

  return (
    <AppShell
      name="Armwiki"
      nav={useNavigationItems()}
      account={<AccountMenu />}
      status={<Status />}
      footer={<Footer />}
    >
      {loading ? <LoadingState /> : <Outlet />}
    </AppShell>
  );
}

/** Links that need a role appear only with it. */
function useNavigationItems(): readonly NavItem[] {
  const uid = useAppSelector(selectUid);
  const moderator = useAppSelector(selectIsModerator);
  const mine = useAppSelector((state) => selectOwnNewDeltas(state).length);
  const queue = useAppSelector((state) => selectQueueIds(state).length);
  const unreviewed = useAppSelector((state) => selectUnreviewedEventIds(state).length);
  useScope(uid === undefined ? undefined : { kind: 'ownDeltas', uid });
  useScope(moderator ? { kind: 'queue' } : undefined);
  const signedIn = uid !== undefined;
  return [
    { to: path('home'), label: routes.home.title, icon: <House aria-hidden /> },
    { to: path('sports'), label: routes.sports.title, icon: <Medal aria-hidden /> },
    { to: path('players'), label: routes.players.title, icon: <Users aria-hidden /> },
    { to: path('rankings'), label: routes.rankings.title, icon: <ChartNoAxesColumn aria-hidden /> },
    ...(moderator
      ? [
          { to: path('delta'), label: routes.delta.title, icon: <ListChecks aria-hidden />, badge: queue },
          {
            to: path('reviewEvent'),
            label: routes.reviewEvent.title,
            icon: <ShieldCheck aria-hidden />,
            badge: unreviewed,
            badgeLabel: 'not reviewed',
          },
        ]
      : []),
    ...(signedIn
      ? [
          {
            to: path('mydelta'),
            label: routes.mydelta.title,
            icon: <PencilLine aria-hidden />,
            badge: mine,
            badgeLabel: 'pending',
          },
        ]
      : []),
    { to: path('about'), label: routes.about.title, icon: <Info aria-hidden /> },
    ...(signedIn ? [] : [{ to: path('login'), label: routes.login.title, icon: <CircleUser aria-hidden /> }]),
  ];
}

/** What holds for the whole app right now; nothing while all is well. */
function Status() {
  const online = useOnline();
  const waiting = useAppSelector((state) => selectCommands(state).length);
  const stuck = useAppSelector(
    (state) => selectCommands(state).filter(({ state: at }) => at === 'failed' || at === 'conflict').length,
  );
  const toChanges = <TextLink to={path('mydelta')}>Show</TextLink>;
  if (stuck > 0) {
    return (
      <StatusStrip kind="info" action={toChanges}>
        {stuck === 1 ? '1 change needs your attention.' : `${stuck} changes need your attention.`}
      </StatusStrip>
    );
  }
  if (!online) {
    return (
      <StatusStrip kind="offline" action={waiting > 0 ? toChanges : undefined}>
        {waiting === 0
          ? 'Offline. You see what this device has stored.'
          : `Offline. ${waiting === 1 ? '1 change is' : `${waiting} changes are`} kept on this device and sent later.`}
      </StatusStrip>
    );
  }
  return undefined;
}

function Footer() {
  return (
    <p>
      Armwiki is written by its readers. <TextLink to={path('about')}>How it works</TextLink>
    </p>
  );
}

/** In place of a page that broke, or whose code could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen error={error} onReset={() => void revalidate()} />;
}
