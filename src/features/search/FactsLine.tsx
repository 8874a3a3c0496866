import { find } from '@/language/en/find';
import { useLanguage } from '@/language/useLanguage';
import { shownAndFormerNames, type PlayerShown } from '@/model/identities';
import type { Event } from '@/model/records';
import { useToldApart } from '@/parts/display/useToldApart';
import { useAppSelector } from '@/store/typed';
import { selectHidesResults } from '@/wiki/spoilers/spoilersSelectors';
import type { Activity } from '@/wiki/search/activity';

export function PlayerFactsLine({
  player,
  among,
  activity,
}: {
  readonly player: PlayerShown;
  /** The players that are shown beside this one. */
  readonly among: readonly string[];
  readonly activity: Activity | undefined;
}) {
  const { t, dates, list, country } = useLanguage();
  const apart = useToldApart(player.id, among);
  const others = shownAndFormerNames(player);
  // The search counts hidden results too, so its tally would reveal them.
  const hides = useAppSelector(selectHidesResults);
  const last = activity?.last && dates.day(activity.last);
  return joined([
    player.country && country(player.country),
    apart,
    !hides && activity && activity.wins + activity.losses > 0 && `${activity.wins}–${activity.losses}`,
    last && t(find.lastMatch, { date: last }),
    others.length > 0 && t(find.alsoKnownAs, { names: list(others) }),
  ]);
}

export function EventFactsLine({ event, matches }: { readonly event: Event; readonly matches: number }) {
  const { t, place } = useLanguage();
  return joined([
    event.organization !== undefined && !event.name.includes(event.organization) && event.organization,
    event.location && place(event.location),
    matches > 0 && t(find.countMatches, { count: matches }),
  ]);
}

const joined = (facts: readonly (string | false | undefined)[]) => facts.filter(Boolean).join(' · ');
