import { shallowEqual } from 'react-redux';
import { follow } from '@/language/en/follow';
import { useLanguage } from '@/language/useLanguage';
import type { Watched } from '@/model/news/watchKeys';
import { path } from '@/model/sharing/routes';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { Country } from '@/parts/records/Country';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { WatchButton } from '@/parts/watches/WatchButton';
import { useAppSelector, type RootState } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { selectEvent, selectPlayer, selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';

export function WatchedRow({ watched }: { readonly watched: Watched }) {
  switch (watched.kind) {
    case 'player':
    case 'event':
    case 'pair':
      return <RecordRow watched={watched} />;
    case 'country':
      return <CountryRow watched={watched} />;
    case 'member':
      return <MemberRow uid={watched.id} />;
  }
}

type OfKind<K extends Watched['kind']> = {
  readonly watched: Extract<Watched, { readonly kind: K }>;
};

function RecordRow({ watched }: OfKind<'player' | 'event' | 'pair'>) {
  const { t } = useLanguage();
  const { names, to } = useAppSelector((state) => shownOf(state, watched), shallowEqual);
  // An id may be built from a withheld name, so it is never shown as a name.
  const [own, other] = names.split('\n').map((each) => each || t(follow.gone));
  const name = other === undefined ? (own ?? '') : t(follow.pair, { own: own ?? '', other });
  const title =
    watched.kind === 'player' ? (
      <>
        <PlayerFlag id={watched.id} />
        {name}
      </>
    ) : (
      name
    );
  return <ListRow to={to} title={title} actions={<WatchButton watched={watched} name={name} />} />;
}

function CountryRow({ watched }: OfKind<'country'>) {
  const { country } = useLanguage();
  const { code } = watched;
  return (
    <ListRow
      to={path('country', { id: code })}
      title={<Country stored={code} />}
      actions={<WatchButton watched={watched} name={country(code)} />}
    />
  );
}

function MemberRow({ uid }: { readonly uid: string }) {
  const { t } = useLanguage();
  const name = useAppSelector((state) => selectProfile(state, uid)?.name) ?? t(follow.member);
  return (
    <ListRow
      to={path('member', { uid })}
      title={<ProfileName uid={uid} />}
      actions={<WatchButton watched={{ kind: 'member', id: uid }} name={name} />}
    />
  );
}

/** Names of records, one per line (empty for deleted ones), and the address of the current record. */
function shownOf(
  state: RootState,
  watched: OfKind<'player' | 'event' | 'pair'>['watched'],
): { readonly names: string; readonly to?: string } {
  if (watched.kind === 'event') {
    const event = selectEvent(state, selectStandingId(state, 'event', watched.id) ?? watched.id);
    if (!event) return { names: '' };
    return { names: event.name, to: path('event', { id: event.sport.id, eventId: event.id }) };
  }
  const ids = watched.kind === 'pair' ? watched.ids : [watched.id];
  const standing = ids.map((id) => selectStandingId(state, 'player', id) ?? id);
  const known = standing.map((id) => selectPlayer(state, id));
  const names = known.map((player) => player?.name ?? '').join('\n');
  const [id = '', otherId] = standing;
  if (known.includes(undefined)) return { names };
  // A pair merged into one person leads to that person's page.
  const to =
    otherId === undefined || otherId === id ? path('player', { id }) : path('versus', { id, otherId });
  return { names, to };
}
