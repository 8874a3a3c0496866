import { Check } from 'lucide-react';
import { live } from '@/language/en/live';
import { picks } from '@/language/en/picks';
import { useLanguage } from '@/language/useLanguage';
import { tellsResult } from '@/model/matches/spoilers';
import { pickResult } from '@/model/picks/points';
import { useMatchRatings } from '../ratings/useMatchRatings';
import { useSport } from '@/wiki/sports/useSports';
import { idAs } from '@/model/identity/identities';
import { shortNames } from '@/model/names/shortNames';
import { matchName } from '@/model/matches/matchFacts';
import {
  mostPickedRounds,
  readRounds,
  roundsText,
  statedChance,
  surenesses,
  type Pick,
  type Sureness,
} from '@/model/picks/pick';
import { isRefused } from '@/model/proposals/command';
import type { Match } from '@/model/records/records';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { useMinute } from '@/ui/useMinute';
import { selectIdentities } from '@/wiki/records/identitiesSelectors';
import { pickResultText } from './pickResultText';
import { selectHasBegun, selectPick, selectPickCommand } from './picksSelectors';
import { makePick } from './picksThunks';
import { selectUid } from '@/wiki/session/sessionSelectors';
import look from '@/ui/words.module.css';
import styles from './PickControl.module.css';

const surenessTexts = { 1: picks.lean, 2: picks.confident, 3: picks.certain } as const;

/** Every result in rounds that a pick can state: `1-0`, `2-0`, `2-1` and so on. */
const allRounds = Array.from({ length: mostPickedRounds }, (_, won) =>
  Array.from({ length: won + 1 }, (_, lost) => `${won + 1}-${lost}`),
).flat();

export function PickControl({ match }: { readonly match: Match }) {
  const { t } = useLanguage();
  const now = useMinute();
  const dispatch = useAppDispatch();
  const { id, event } = match;
  const pick = useStandingPick(id);
  const hasBegunNow = useAppSelector((state) => selectHasBegun(state, match, now));
  if (hasBegunNow) return pick && <PickText match={match} pick={pick} />;
  const short = shortNames(match.player1.name, match.player2.name);
  const make = (over: Partial<Pick>) =>
    dispatch(makePick({ match: id, event: event.id, player: '', sureness: 1, ...pick, ...over }));
  return (
    <div role="group" aria-label={t(picks.ofMatch, { match: matchName(match) })} className={styles.pick}>
      <span className={look.muted}>{t(picks.who)}</span>
      <div className={styles.sides}>
        {[match.player1, match.player2].map((player, at) => {
          const isPicked = pick?.player === player.id;
          return (
            <Button
              key={player.id}
              size="sm"
              icon={isPicked && <Check />}
              aria-label={player.name}
              aria-pressed={isPicked}
              onClick={() => make({ player: isPicked ? '' : player.id })}
            >
              {short[at]}
            </Button>
          );
        })}
      </div>
      {pick && <PickDetails pick={pick} onChange={make} />}
      <PickState match={id} picked={pick !== undefined} />
    </div>
  );
}

/** The reader's pick. One of a merged player is shown and scored for the surviving one. */
function useStandingPick(match: string): Pick | undefined {
  const pick = useAppSelector((state) => selectPick(state, match));
  const player = useAppSelector((state) => pick && idAs(pick.player, selectIdentities(state)));
  return pick && player !== undefined && player !== pick.player ? { ...pick, player } : pick;
}

interface PickDetailsProps {
  readonly pick: Pick;
  readonly onChange: (over: Partial<Pick>) => void;
}

function PickDetails({ pick, onChange }: PickDetailsProps) {
  const { t, number } = useLanguage();
  return (
    <div className={styles.sides}>
      <FilterSelect
        filter={{
          name: 'sureness',
          label: t(picks.sureness),
          value: String(pick.sureness),
          choices: surenesses.map((step) => ({
            value: String(step),
            label: t(surenessTexts[step], { chance: number(statedChance[step], { style: 'percent' }) }),
          })),
          // The choices are the steps.
          onChange: (value) => onChange({ sureness: Number(value) as Sureness }),
        }}
      />
      <FilterSelect
        filter={{
          name: 'rounds',
          label: t(live.rounds),
          value: roundsText(pick.rounds),
          any: t(picks.anyRounds),
          choices: allRounds.map((value) => ({ value, label: value.replace('-', '–') })),
          onChange: (value) => onChange({ rounds: readRounds(value) }),
        }}
      />
    </div>
  );
}

function PickState({ match, picked }: { readonly match: string; readonly picked: boolean }) {
  const { t } = useLanguage();
  const uid = useAppSelector(selectUid);
  const command = useAppSelector((state) => selectPickCommand(state, match));
  if (command && isRefused(command)) return <span role="status">{t(picks.refused)}</span>;
  if (uid === undefined) return picked && <span role="status">{t(picks.onDevice)}</span>;
  return command && <span role="status">{t(picks.waits)}</span>;
}

function PickText({ match, pick }: { readonly match: Match; readonly pick: Pick }) {
  const { t, number } = useLanguage();
  const { player1, player2 } = match;
  const picked = [player1, player2].find(({ id }) => id === pick.player);
  const values = {
    player: picked?.name ?? '',
    chance: number(statedChance[pick.sureness], { style: 'percent' }),
    rounds: roundsText(pick.rounds)?.replace('-', '–') ?? '',
  };
  return (
    <div>
      {picked && <div>{t(pick.rounds ? picks.pickedRounds : picks.picked, values)}</div>}
      {tellsResult(match) && <PickPoints match={match} pick={pick} />}
    </div>
  );
}

function PickPoints({ match, pick }: { readonly match: Match; readonly pick: Pick }) {
  const language = useLanguage();
  const rated = useMatchRatings(match, useSport(match.event.sport.id));
  if (rated === undefined) return undefined;
  const result = pickResult(pick, match, rated.steps?.[0]?.chance ?? rated.outlook?.chance);
  return <div>{pickResultText(language, result)}</div>;
}
