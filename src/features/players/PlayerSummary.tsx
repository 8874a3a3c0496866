import { records } from '@/language/en/records';
import { career } from '@/language/en/career';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { perspective } from '@/model/matches/perspective';
import { tallyOf } from '@/model/matches/playerTally';
import { tallyText } from '@/model/matches/tally';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { daysAway } from '@/parts/days/daysAway';
import { useToday } from '@/parts/days/useToday';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { selectNextMatch } from '@/wiki/records/meetingsSelectors';
import { selectIsHidden } from '@/wiki/spoilers/spoilersSelectors';
import { FormMarks } from './FormMarks';
import { PlayerRanks, type PlayerRanksProps } from './PlayerRanks';
import { selectMatchesOfPlayer } from './playersSelectors';
import styles from './PlayerSummary.module.css';
import { SummaryFact } from './SummaryFact';
import { formIn } from './rivalsSelectors';
import { playerId } from '@/model/ids';
import { titleKey, titleOf } from '@/model/titles/title';
import { titlePath } from '@/parts/titles/titleAddress';
import { useShownRatings } from '@/parts/ratings/useShownRatings';

export function PlayerSummary({ id, sport }: { readonly id: string; readonly sport: Sport }) {
  const t = useText();
  const today = useToday();
  const [asked] = useAsOf();
  const all = useAppSelector((state) => selectMatchesOfPlayer(state, id, asked), sameItems);
  const matches = all.filter(({ event }) => event.sport.id === sport.id);
  const hidden = useAppSelector((state) => matches.some((match) => selectIsHidden(state, match.id)));
  const next = useAppSelector((state) =>
    asked === undefined ? selectNextMatch(state, id, today, sport.id) : undefined,
  );
  if (matches.length === 0) return undefined;
  const form = formIn(matches, id);
  return (
    <dl className={styles.summary}>
      <PlayerRanks id={id} sport={sport} matches={matches} />
      <SummaryFact term={t(career.record)} large={!hidden}>
        {hidden ? t(career.resultsHidden) : tallyText(tallyOf(matches, id))}
      </SummaryFact>
      {!hidden && <HeldTitles id={id} sport={sport} matches={matches} />}
      {!hidden && form.length > 0 && (
        <SummaryFact term={t(career.lastResults)}>
          <FormMarks results={form} />
        </SummaryFact>
      )}
      {next && <NextMatch match={next} player={id} today={today} />}
    </dl>
  );
}

interface NextMatchProps {
  readonly match: Match;
  readonly player: string;
  readonly today: ReturnType<typeof useToday>;
}

function NextMatch({ match, player, today }: NextMatchProps) {
  const { t, dates } = useLanguage();
  const other = perspective(match, player)?.other;
  return (
    <SummaryFact term={t(records.nextMatch)}>
      <TextLink to={path('match', { id: match.id })}>
        {other && <PlayerFlag id={other.id} />}
        {other?.name}
      </TextLink>{' '}
      {daysAway({ t, dates }, match, today)}
    </SummaryFact>
  );
}

/**
 * The titles that the player holds. Who never won a match for one has no such fact; who did keeps its place,
 * so that nothing moves when the answer arrives.
 */
function HeldTitles({ id, sport, matches }: PlayerRanksProps) {
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
    <SummaryFact term={t(career.champion)}>
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
