import { fields } from '@/language/en/fields';
import { Check, CircleUserRound, Ellipsis, Trophy, Undo2 } from 'lucide-react';
import { brackets as texts } from '@/language/en/brackets';
import { live as liveTexts } from '@/language/en/live';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { isNewRecord } from '@/model/proposals/delta';
import { roundOf, type Bracket, type BracketMatch, type Spot } from '@/model/brackets/bracket';
import { path } from '@/model/sharing/routes';
import { useAppDispatch, useAppSelector, type RootState } from '@/store/typed';
import { Menu, type MenuItem } from '@/ui/Menu';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { selectPendingDelta } from '@/wiki/editing/editingSelectors';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import styles from './Brackets.module.css';
import { selectMayEnter, selectSpotName } from './useBrackets';
import { enterResult, withdrawResult } from './bracketThunks';

export interface BracketMatchBoxProps {
  readonly event: string;
  readonly bracket: Bracket;
  readonly match: BracketMatch;
  readonly note?: string | undefined;
}

export function BracketMatchBox({ event, bracket, match, note }: BracketMatchBoxProps) {
  const t = useText();
  const { draw } = bracket;
  const mayEnter = useAppSelector((state) => selectMayEnter(state, event));
  const isDecided = match.status === 'decided';
  return (
    <div role="group" aria-label={roundOf(draw, match)} className={styles.match} data-status={match.status}>
      <div className={styles.matchHead}>
        <span>
          {match.code}
          {note !== undefined && ` · ${note}`}
          {match.match?.live && (
            <span className={styles.live}>
              {' · '}
              {t(match.match.live === 'over' ? liveTexts.notConfirmed : liveTexts.event)}
            </span>
          )}
        </span>
        {(mayEnter || match.match) && match.status !== 'open' && (
          <MatchMenu event={event} bracket={bracket} match={match} mayEnter={mayEnter} />
        )}
      </div>
      {match.spots.map((spot, at) => (
        <SpotRow
          key={at}
          spot={spot}
          isWinner={isDecided && spot.kind === 'player' && spot.id === match.winner}
          onWin={mayEnter && match.status === 'ready' ? { event, draw, at: match } : undefined}
        />
      ))}
      {match.code === 'Final 2' && match.status === 'open' && <p>{t(texts.ifNeeded)}</p>}
    </div>
  );
}

interface SpotRowProps {
  readonly spot: Spot;
  readonly isWinner: boolean;
  readonly onWin: Omit<Parameters<typeof enterResult>[0], 'winner' | 'outcome'> | undefined;
}

function SpotRow({ spot, isWinner, onWin }: SpotRowProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectSpotName(state, spot));
  if (spot.kind === 'bye') return undefined;
  if (spot.kind === 'open') {
    const text = spot.takes === 'winner' ? texts.winnerOf : texts.loserOf;
    return <div className={styles.waiting}>{t(text, { code: spot.from })}</div>;
  }
  if (onWin === undefined)
    return (
      <div className={styles.spot} data-winner={isWinner || undefined}>
        <PlayerFlag id={spot.id} />
        <span className={styles.name}>{name}</span>
        {isWinner && (
          <>
            <Check /> <VisuallyHidden>{t(fields.winner)}</VisuallyHidden>
          </>
        )}
      </div>
    );
  return (
    <button
      type="button"
      className={styles.spot}
      aria-label={t(texts.wins, { name })}
      onClick={() => dispatch(enterResult({ ...onWin, winner: spot.id, outcome: 'winner' }))}
    >
      <PlayerFlag id={spot.id} />
      <span className={styles.name}>{name}</span>
    </button>
  );
}

const selectIsWithdrawable = (state: RootState, id: string | undefined): boolean => {
  const pending = id === undefined ? undefined : selectPendingDelta(state, 'match', id, '');
  return pending !== undefined && isNewRecord(pending);
};

function MatchMenu({
  event,
  bracket: { draw },
  match,
  mayEnter,
}: BracketMatchBoxProps & { readonly mayEnter: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const record = match.match?.id;
  const names = useAppSelector((state) => match.spots.map((spot) => selectSpotName(state, spot)), sameItems);
  const canWithdraw = useAppSelector((state) => selectIsWithdrawable(state, record));
  // A score says who won, so it has to be corrected on the match's own page.
  const isScored = useAppSelector(
    (state) => record !== undefined && selectMatch(state, record)?.player1.score !== undefined,
  );
  const enter = (winner: string, outcome: 'winner' | 'walkover') => () =>
    dispatch(enterResult({ event, draw, at: match, winner, outcome }));
  const items: MenuItem[] = match.spots.flatMap((spot, at): readonly MenuItem[] => {
    if (!mayEnter || isScored || spot.kind !== 'player' || spot.id === match.winner) return [];
    const name = names[at] ?? '';
    return match.status === 'ready'
      ? [
          {
            label: t(texts.walkover, { name }),
            icon: <CircleUserRound />,
            onSelect: enter(spot.id, 'walkover'),
          },
        ]
      : [
          {
            label: t(texts.correct, { name }),
            icon: <Trophy />,
            onSelect: enter(spot.id, 'winner'),
          },
        ];
  });
  if (mayEnter && canWithdraw)
    items.push({
      label: t(texts.withdraw),
      icon: <Undo2 />,
      onSelect: () => dispatch(withdrawResult(event, draw, match)),
    });
  if (record !== undefined) items.push({ label: t(texts.openMatch), to: path('match', { id: record }) });
  if (items.length === 0) return undefined;
  return (
    <span className={styles.screenOnly}>
      <Menu
        label={<VisuallyHidden>{t(texts.more, { code: roundOf(draw, match) })}</VisuallyHidden>}
        icon={<Ellipsis />}
        items={items}
      />
    </span>
  );
}
