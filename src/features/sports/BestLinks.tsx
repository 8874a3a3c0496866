import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { SportId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { AsOf } from '@/parts/ratings/AsOf';
import { ButtonLink } from '@/ui/ButtonLink';
import { Stack } from '@/ui/Stack';
import { useSportQuery } from '@/wiki/sports/useSports';

const best = [
  { route: 'titles', text: titles.titles },
  { route: 'records', text: titles.records },
  { route: 'countries', text: titles.countries },
] as const;

/**
 * Links to champions, records and countries, which are no panels because a phone has no room for more tabs,
 * and the day of the ranking.
 */
export function BestLinks({ sport }: { readonly sport: SportId }) {
  const t = useText();
  const query = useSportQuery(sport);
  const keepDay = useKeepDay();
  return (
    <Stack row gap={2}>
      {best.map(({ route, text }) => (
        <ButtonLink key={route} size="sm" to={keepDay(path(route) + query)}>
          {t(text)}
        </ButtonLink>
      ))}
      <AsOf sport={sport} />
    </Stack>
  );
}
