import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import { perspective } from '@/model/matches/perspective';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { titleKey, titleOf } from '@/model/titles/title';
import { TextLink } from '@/ui/TextLink';
import { usePartial } from '@/parts/scopes/usePartial';
import { titlePath } from '@/parts/titles/titleAddress';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { useRatings } from '@/wiki/ratings/useRatings';
import { SummaryFact } from './SummaryFact';

export interface HeldTitlesProps {
  readonly id: string;
  readonly sport: Sport;
  readonly matches: readonly Match[];
}

/**
 * The titles that the player holds. Who never won a match for one has no such fact; who did keeps its place,
 * so that nothing moves when the answer arrives.
 */
export function HeldTitles({ id, sport, matches }: HeldTitlesProps) {
  const t = useText();
  const [asked] = useAsOf();
  const asOf = useRatedDay(asked);
  const partial = usePartial();
  const { answer } = useRatings('titlesOf', { sport: sport.id, player: playerId(id), asOf }, !partial);
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
          {at > 0 && ', '}
          <TextLink to={titlePath(title, sport, asked)}>{title.name}</TextLink>
        </span>
      ))}
    </SummaryFact>
  );
}
