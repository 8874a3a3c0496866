import { words } from '@/language/en/words';
import { find } from '@/language/en/find';
import { useLanguage } from '@/language/useLanguage';
import type { PlayerShown } from '@/model/identity/identities';
import { shownAndFormerNames } from '@/model/identity/namesOfPlayer';
import type { Event } from '@/model/records/records';
import { useToday } from '@/parts/days/useToday';
import { usePartial } from '@/parts/scopes/usePartial';
import { useDistinction } from '@/parts/records/useDistinction';
import { useAppSelector } from '@/store/typed';
import { selectNextMatch } from '@/wiki/records/meetingsSelectors';
import { selectHidesResults } from '@/wiki/spoilers/spoilersSelectors';
import type { Activity } from '@/wiki/search/activity';
import { joined } from './joined';
import { useSportNames } from './useSportNames';
import { useWhen } from './useWhen';

export function PlayerFactsLine({
  player,
  among,
  activity,
}: {
  readonly player: PlayerShown;
  readonly among: readonly string[];
  readonly activity: Activity | undefined;
}) {
  const { t, dates, list, country } = useLanguage();
  const apart = useDistinction(player.id, among);
  const others = shownAndFormerNames(player);
  const partial = usePartial();
  const last = !partial && activity?.last && dates.day(activity.last);
  const { names, tally } = useTallies(activity, partial);
  return joined([
    ...names,
    player.country && country(player.country),
    apart,
    tally,
    useNextMatch(player.id) ?? (last && t(find.lastMatch, { date: last })),
    others.length > 0 && t(find.alsoKnownAs, { names: list(others) }),
  ]);
}

function useTallies(activity: Activity | undefined, partial: boolean) {
  // The search counts hidden results too, so its tally would reveal them.
  const hides = useAppSelector((state) => selectHidesResults(state) || state.spoilers.covered.length > 0);
  const sports = activity?.sports ?? [];
  const names = useSportNames(sports.map(({ id }) => id));
  const tallies = sports.map(
    ({ wins, losses }) => !hides && !partial && wins + losses > 0 && `${wins}–${losses}`,
  );
  return sports.length > 1
    ? { names: names.map((name, at) => [name, tallies[at]].filter(Boolean).join(' ')), tally: undefined }
    : { names, tally: tallies[0] };
}

function useNextMatch(id: string): string | undefined {
  const { t } = useLanguage();
  const today = useToday();
  const match = useAppSelector((state) => selectNextMatch(state, id, today));
  const when = useWhen(match);
  if (match === undefined || when === undefined) return undefined;
  const { player1, player2 } = match;
  return t(find.nextMatch, { name: (player1.id === id ? player2 : player1).name, when });
}

export function EventFactsLine({ event, matches }: { readonly event: Event; readonly matches: number }) {
  const { t, place } = useLanguage();
  return joined([
    ...useSportNames([event.sport.id]),
    event.organization !== undefined && !event.name.includes(event.organization) && event.organization,
    event.location && place(event.location),
    matches > 0 && t(words.matchCount, { count: matches }),
  ]);
}
