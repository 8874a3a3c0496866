import { titles as titlesTexts } from '@/language/en/titles';
import { players as texts } from '@/language/en/players';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { playerId } from '@/model/ids';
import type { Sport } from '@/model/sports';
import type { Reign } from '@/model/titles/lineage';
import { titleKey, titleOf, type Title } from '@/model/titles/title';
import { useAppSelector } from '@/store/typed';
import { ListSection } from '@/ui/ListSection';
import { ListRow } from '@/ui/List';
import { titlePath } from '@/parts/titles/titleAddress';
import { titleWords } from '@/parts/titles/titleWords';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { useShownRatings } from '@/parts/ratings/useShownRatings';
import { selectMatchesOfPlayer } from './playersSelectors';

export interface PlayerTitlesProps {
  readonly id: string;
  readonly sport: Sport;
}

export function PlayerTitles({ id, sport }: PlayerTitlesProps) {
  const [until] = useAsOf();
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id, until), sameItems);
  const titles = new Map<string, Title>();
  for (const match of matches) {
    const title = match.event.sport.id === sport.id ? titleOf(match, sport) : undefined;
    // The newest match comes first, and its spelling names the title.
    if (title && !titles.has(titleKey(title))) titles.set(titleKey(title), title);
  }
  return titles.size === 0 ? undefined : <Known id={id} sport={sport} titles={[...titles.values()]} />;
}

function Known({ id, sport, titles }: PlayerTitlesProps & { readonly titles: readonly Title[] }) {
  const { t } = useLanguage();
  const { asked, partial, answer } = useShownRatings('titlesOf', (asOf) => ({
    sport: sport.id,
    player: playerId(id),
    asOf,
  }));
  const reignsOf = (title: Title) =>
    answer?.find((each) => titleKey(each.title) === titleKey(title))?.reigns ?? (answer && []);
  return (
    <ListSection title={t(titlesTexts.titles)} count={titles.length}>
      {titles.map((title) => (
        <ListRow
          key={titleKey(title)}
          to={titlePath(title, sport, asked)}
          title={[title.name, ...titleWords(t, sport, title)].join(' · ')}
          // The line is rendered from the start, so that the layout does not move when the answer
          // arrives.
          subtitle={partial ? '\u00a0' : <Outcome reigns={reignsOf(title)} />}
        />
      ))}
    </ListSection>
  );
}

function Outcome({ reigns }: { readonly reigns: readonly Reign[] | undefined }) {
  const { t, dates } = useLanguage();
  if (reigns === undefined) return '\u00a0';
  const last = reigns.at(-1);
  if (last === undefined) return t(texts.foughtFor);
  const day = (date: string) => dates.day(date) ?? date;
  const from = day(last.matches[0].date);
  if (last.ended === undefined) return t(texts.championSince, { date: from });
  const span = { from, to: day(last.ended.date) };
  return reigns.length === 1
    ? t(texts.heldTitle, span)
    : t(texts.heldOften, { ...span, count: reigns.length });
}
