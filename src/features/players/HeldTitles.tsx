import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import { perspective } from '@/model/matches/perspective';
import { titleKey, titleOf } from '@/model/titles/title';
import { TextLink } from '@/ui/TextLink';
import { titlePath } from '@/parts/titles/titleAddress';
import { useShownRatings } from '@/parts/ratings/useShownRatings';
import type { PlayerRanksProps } from './PlayerRanks';
import { SummaryFact } from './SummaryFact';

/**
 * The titles that the player holds. Who never won a match for one has no such fact; who did keeps its place,
 * so that nothing moves when the answer arrives.
 */
export function HeldTitles({ id, sport, matches }: PlayerRanksProps) {
  const t = useText();
  const { asked, answer } = useShownRatings('titlesOf', (asOf) => ({
    sport: sport.id,
    player: playerId(id),
    asOf,
  }));
  const won = matches.some(
    (match) => titleOf(match, sport) !== undefined && perspective(match, id)?.own.result === 'W',
  );
  if (!won) return undefined;
  const held = answer?.filter(({ reigns }) => reigns.length > 0 && reigns.at(-1)?.ended === undefined);
  return (
    <SummaryFact term={t(texts.champion)}>
      {held === undefined && '\u00a0'}
      {held?.length === 0 && '–'}
      {held?.map(({ title }, at) => (
        <span key={titleKey(title)}>
          <TextLink to={titlePath(title, sport, asked)}>{title.name}</TextLink>
          {at < held.length - 1 && ', '}
        </span>
      ))}
    </SummaryFact>
  );
}
