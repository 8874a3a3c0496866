import type { Scope } from '@/backend/scope';
import { sportName } from '@/parts/words/sportWords';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { Keep } from '@/parts/scopes/Keep';
import { records } from '@/language/en/records';
import { stored } from '@/language/en/stored';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Stack } from '@/ui/Stack';

export function KeepOffline() {
  const t = useText();
  const sports = useSports();
  const kept = useAppSelector((state) => state.preferences.kept);
  const events = kept.flatMap((scope) => (scope.kind === 'matchesOfEvent' ? [scope] : []));
  return (
    <Stack gap={3}>
      <p>{t(stored.keepHint)}</p>
      {sports.map(({ id }) => (
        <Keep
          key={id}
          scope={{ kind: 'matchesOfSport', sport: id }}
          label={t(stored.keepSport, { sport: sportName(t, sports, id) })}
        />
      ))}
      <Keep scope={{ kind: 'events' }} label={t(records.allEvents)} />
      <Keep scope={{ kind: 'players' }} label={t(records.allPlayers)} />
      {events.map((scope) => (
        <KeepEvent key={scope.event} scope={scope} />
      ))}
    </Stack>
  );
}

function KeepEvent({ scope }: { readonly scope: Extract<Scope, { kind: 'matchesOfEvent' }> }) {
  const name = useAppSelector((state) => selectEvent(state, scope.event)?.name);
  return <Keep scope={scope} label={name ?? scope.event} />;
}
