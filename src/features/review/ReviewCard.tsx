import { useState } from 'react';
import { ScopeState } from '@/parts/scopes/ScopeState';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { matchFactWords } from '@/parts/words/storedFacts';
import { useBriefly } from '@/parts/scopes/useBriefly';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { useSport } from '@/wiki/sports/useSports';
import { review } from '@/language/en/review';
import { words } from '@/language/en/words';
import { useLanguage, useText } from '@/language/useLanguage';
import type { MatchId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import look from '@/ui/words.module.css';
import styles from './ReviewEntry.module.css';
import { ScoreText } from '@/ui/ScoreText';

const shownAtFirst = 8;

export function ReviewCard({
  ids,
  scope,
}: {
  readonly ids: readonly MatchId[];
  readonly scope: ScopeStatus | undefined;
}) {
  const t = useText();
  const [all, setAll] = useState(false);
  // After a first visit this device may have only some of the event's matches.
  const awaited = useBriefly(useReadiness([scope]) === 'opening');
  const shown = all ? ids : ids.slice(0, shownAtFirst);
  return (
    <ScopeState
      scopes={[scope]}
      empty={ids.length === 0 || awaited}
      what={t(words.matches)}
      rows={2}
      nothing={<p className={look.muted}>{t(review.noMatches)}</p>}
    >
      <ol className={styles.card}>
        {shown.map((id) => (
          <MatchLine key={id} id={id} />
        ))}
      </ol>
      {ids.length > shown.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {t(review.showAll, { matches: ids.length })}
          </Button>
        </div>
      )}
    </ScopeState>
  );
}

function MatchLine({ id }: { readonly id: MatchId }) {
  const language = useLanguage();
  const lineOf = useMatchLine('whole');
  const match = useAppSelector((state) => selectMatch(state, id));
  const sport = useSport(match?.event.sport.id);
  return match ? (
    <li>
      <ScoreText text={lineOf(match)} />
      <div className={look.muted}>{matchFactWords(language, sport, match).join(' · ')}</div>
    </li>
  ) : null;
}
