import { find } from '@/language/en/find';
import { useLanguage, useText } from '@/language/useLanguage';
import type { PlayerShown } from '@/model/identity/identities';
import { shownAndFormerNames } from '@/model/identity/namesOfPlayer';
import type { Event } from '@/model/records/records';
import { sportName } from '@/parts/words/sportWords';
import { useToldApart } from '@/parts/records/useToldApart';
import { useAppSelector } from '@/store/typed';
import { selectHidesResults } from '@/wiki/spoilers/spoilersSelectors';
import type { Activity } from '@/wiki/search/activity';
import { useSports } from '@/wiki/sports/useSports';

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
  const sports = useSportNames(activity?.sports ?? []);
  const last = activity?.last && dates.day(activity.last);
  return joined([
    ...sports,
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
    ...useSportNames([event.sport.id]),
    event.organization !== undefined && !event.name.includes(event.organization) && event.organization,
    event.location && place(event.location),
    matches > 0 && t(find.countMatches, { count: matches }),
  ]);
}

/** Names of sports, where the site has several. */
function useSportNames(ids: readonly string[]): readonly string[] {
  const t = useText();
  const sports = useSports();
  return sports.length > 1 ? ids.map((id) => sportName(t, sports, id)) : [];
}

const joined = (facts: readonly (string | false | undefined)[]) => facts.filter(Boolean).join(' · ');
