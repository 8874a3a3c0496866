import { shallowEqual } from 'react-redux';
import { follow } from '@/language/en/follow';
import { useLanguage } from '@/language/useLanguage';
import type { Followed } from '@/model/news/followKeys';
import { path } from '@/model/sharing/routes';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { Country } from '@/parts/records/Country';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { FollowButton } from '@/parts/follows/FollowButton';
import { useAppSelector, type RootState } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { selectEvent, selectPlayer, selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';

export function FollowedRow({ followed }: { readonly followed: Followed }) {
  switch (followed.kind) {
    case 'player':
    case 'event':
    case 'pair':
      return <RecordRow followed={followed} />;
    case 'country':
      return <CountryRow followed={followed} />;
    case 'member':
      return <MemberRow uid={followed.id} />;
  }
}

type OfKind<K extends Followed['kind']> = {
  readonly followed: Extract<Followed, { readonly kind: K }>;
};

function RecordRow({ followed }: OfKind<'player' | 'event' | 'pair'>) {
  const { t } = useLanguage();
  const { names, to } = useAppSelector((state) => shownOf(state, followed), shallowEqual);
  // An id may be built from a withheld name, so it is never shown as a name.
  const [own, other] = names.split('\n').map((each) => each || t(follow.gone));
  const name = other === undefined ? (own ?? '') : t(follow.pair, { own: own ?? '', other });
  const title =
    followed.kind === 'player' ? (
      <>
        <PlayerFlag id={followed.id} />
        {name}
      </>
    ) : (
      name
    );
  return <ListRow to={to} title={title} actions={<FollowButton followed={followed} name={name} />} />;
}

function CountryRow({ followed }: OfKind<'country'>) {
  const { country } = useLanguage();
  const { code } = followed;
  return (
    <ListRow
      to={path('country', { id: code })}
      title={<Country stored={code} />}
      actions={<FollowButton followed={followed} name={country(code)} />}
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
      actions={<FollowButton followed={{ kind: 'member', id: uid }} name={name} />}
    />
  );
}

/** Names of records, one per line (empty for deleted ones), and the address of the current record. */
function shownOf(
  state: RootState,
  followed: OfKind<'player' | 'event' | 'pair'>['followed'],
): { readonly names: string; readonly to?: string } {
  if (followed.kind === 'event') {
    const event = selectEvent(state, selectStandingId(state, 'event', followed.id) ?? followed.id);
    if (!event) return { names: '' };
    return { names: event.name, to: path('event', { id: event.sport.id, eventId: event.id }) };
  }
  const ids = followed.kind === 'pair' ? followed.ids : [followed.id];
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
