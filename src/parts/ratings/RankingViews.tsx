import { useSearchParams } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { titles } from '@/language/en/titles';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { path, type RouteName } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { Tabs } from '@/ui/Tabs';
import { useSportQuery } from '@/wiki/sports/useSports';
import { strengthParam } from '@/model/ratings/ratingFilter';

const views = {
  rankings: titles.rankings,
  titles: titles.titles,
  records: titles.records,
  countries: titles.countries,
} as const satisfies Partial<Record<RouteName, Text>>;

const names = Object.keys(views) as (keyof typeof views)[];

export function RankingViews({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const [params] = useSearchParams();
  const kept = new URLSearchParams(useSportQuery(sport.id));
  for (const name of [strengthParam(sport) ?? '', 'gender', 'weight', 'asof']) {
    const value = params.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.size > 0 ? `?${kept}` : '';
  return (
    <Tabs
      label={t(ratings.views)}
      tabs={names.map((name) => ({ to: path(name) + query, label: t(views[name]) }))}
    />
  );
}
