import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useDistinction } from '@/parts/records/useDistinction';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { findNamesakes, type Namesakes } from '@/wiki/search/namesakes';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

/** Players with this or a similar name, except the one who is to have it. */
export function usePlayerNamesakes(name: string, except?: string): Namesakes {
  useScope({ kind: 'players' });
  const { search, version } = useRecordSearch();
  // A queue looks up many names, and while records load the version changes several times a second.
  const known = useDeferredValue(version);
  return useMemo(
    () => findNamesakes(search, 'players', name, except),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version knows others
    [search, known, name, except],
  );
}

export interface PlayerNamesakeLinksProps {
  readonly ids: readonly string[];
  readonly after?: ((id: string, name: string) => ReactNode) | undefined;
}

export function PlayerNamesakeLinks({ ids, after }: PlayerNamesakeLinksProps) {
  return linked(ids, (id) => <PlayerNamesake id={id} ids={ids} after={after} />);
}

function PlayerNamesake({ id, ids, after }: PlayerNamesakeLinksProps & { readonly id: string }) {
  const apart = useDistinction(id, ids);
  const { country } = useLanguage();
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (player === undefined) return null;
  const known = [player.country && country(player.country), apart].filter(Boolean);
  return (
    <>
      <TextLink to={path('player', { id })}>{player.name}</TextLink>
      {known.length > 0 && ` (${known.join(', ')})`}
      {after?.(id, player.name)}
    </>
  );
}

export const linked = (ids: readonly string[], link: (id: string) => ReactNode) =>
  ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      {link(id)}
    </span>
  ));
