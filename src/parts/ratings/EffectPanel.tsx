import { useId, type ReactNode } from 'react';
import { words } from '@/language/en/words';
import { ui } from '@/language/en/ui';
import { effect } from '@/language/en/effect';
import { ratings } from '@/language/en/ratings';
import { ratedDay } from '@/language/en/ratedDay';
import { career } from '@/language/en/career';
import { useText } from '@/language/useLanguage';
import type { Effect, ResultEffect, RankedRating, StandingChange } from '@/model/ratings/effect';
import { DataTable, type Column } from '@/ui/DataTable';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Refreshing } from '@/ui/Refreshing';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useRatings } from '@/wiki/ratings/useRatings';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { PendingContent } from '../scopes/PendingContent';
import { PlayerLink } from '../records/PlayerLink';
import { codeName } from '../words/sportWords';
import look from '@/ui/words.module.css';
import styles from './EffectPanel.module.css';
import { strengthName } from './ratingFilter';
import { RatingText, signedPoints, wholePoints } from './RatingText';

export function EffectPanel({ result }: { readonly result: ResultEffect }) {
  const t = useText();
  const titleId = useId();
  return (
    <section className={styles.effect} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t(effect.title)}
      </h3>
      <Computed result={result} />
    </section>
  );
}

function Computed({ result }: { readonly result: ResultEffect }) {
  const t = useText();
  const online = useOnline();
  // Ratings depend on all matches of the sport.
  const matches = useScope({ kind: 'matchesOfSport', sport: result.question.sport });
  const events = useScope({ kind: 'events' });
  if (online && [matches, events].some(isComing)) {
    return <PendingContent rows={roomRows} label={t(career.computing)} />;
  }
  if (!result.reviewed) return <p className={look.muted}>{t(effect.unreviewed)}</p>;
  return <ComputedEffect result={result} />;
}

function ComputedEffect({ result }: { readonly result: ResultEffect }) {
  const t = useText();
  const { question, together } = result;
  const { answer, error, pending } = useRatings('effect', question);
  if (error !== undefined) return <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>;
  if (!answer) return <LoadingState rows={roomRows} label={t(career.computing)} />;
  return (
    <Refreshing pending={pending}>
      <Stack gap={2}>
        <EffectTable answer={answer} result={result} />
        {together > 0 && <p className={look.muted}>{t(effect.together, { count: together })}</p>}
        {answer.others > 0 && <p className={look.muted}>{t(effect.others, { count: answer.others })}</p>}
        {movesNothing(answer) && <p className={look.muted}>{t(effect.unchanged)}</p>}
      </Stack>
    </Refreshing>
  );
}

const roomRows = 4;

const isComing = (scope: ScopeStatus | undefined): boolean =>
  scope?.status === 'opening' && scope.complete !== true;

const movesNothing = ({ changes, others }: Effect): boolean =>
  others === 0 &&
  changes.every(
    ({ before, after }) =>
      before?.rank === after?.rank &&
      wholePoints(before?.points ?? NaN) === wholePoints(after?.points ?? NaN),
  );

function EffectTable({ answer, result }: { readonly answer: Effect; readonly result: ResultEffect }) {
  const t = useText();
  const { gender } = result.question;
  const sport = useSport(result.question.sport);
  const rating = (standing: RankedRating | undefined) =>
    standing ? <RatingText rating={standing} /> : t(effect.unrated);
  const rank = (standing: RankedRating | undefined) =>
    standing ? (standing.rank ?? t(standing.inactive ? ratings.inactive : ui.provisional)) : '–';
  const columns: readonly Column<StandingChange>[] = [
    {
      label: t(words.player),
      phone: 'lead',
      cell: ({ player, code }) => (
        <>
          <PlayerLink id={player} name={result.names[player] ?? player} />{' '}
          <span className={look.aside}>{strengthName(t, sport, code)}</span>
        </>
      ),
    },
    {
      label: t(ratedDay.rating),
      cell: ({ before, after }) => {
        const moved = before && after && wholePoints(before.points) !== wholePoints(after.points);
        return (
          <>
            {rating(before)}
            {(moved || !before || !after) && <Becomes>{rating(after)}</Becomes>}
            {moved && <strong className={styles.change}>{signedPoints(after.points - before.points)}</strong>}
          </>
        );
      },
    },
    {
      label: t(effect.rankWith, { gender: codeName(t, 'gender', gender) }),
      cell: ({ before, after }) => (
        <>
          {rank(before)}
          {rank(before) !== rank(after) && <Becomes>{rank(after)}</Becomes>}
        </>
      ),
    },
  ];
  return (
    <DataTable
      bare
      caption={t(effect.caption)}
      columns={columns}
      rows={answer.changes}
      keyOf={({ player, code }) => `${player} ${code}`}
    />
  );
}

function Becomes({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <>
      <span aria-hidden> → </span>
      <VisuallyHidden> {t(effect.becomes)} </VisuallyHidden>
      <span className={styles.after}>{children}</span>
    </>
  );
}
