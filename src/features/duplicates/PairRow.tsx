import type { ReactNode } from 'react';
import { duplicates } from '@/language/en/duplicates';
import { words } from '@/language/en/words';
import { Rich } from '@/language/Rich';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { PublishedPair } from '@/model/published/publishedDuplicates';
import { path } from '@/model/sharing/routes';
import { Country } from '@/parts/records/Country';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { useDistinction } from '@/parts/records/useDistinction';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectMatchIdsOfPlayer, selectPlayer, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { selectHasAllMatches, selectNamesOf } from './duplicatesSelectors';
import styles from './PairRow.module.css';
import { namedIn, reasonText } from './reasonText';

export interface PairRowProps {
  readonly pair: PublishedPair;
  readonly onDifferent: () => void;
  readonly onLater: () => void;
}

export function PairRow({ pair, onDifferent, onLater }: PairRowProps) {
  const t = useText();
  const { a, b } = pair;
  const one = useAppSelector((state) => selectPlayerName(state, a));
  const other = useAppSelector((state) => selectPlayerName(state, b));
  const said = { values: { one, other }, tags: { hidden } };
  return (
    <li className={styles.pair}>
      <div className={styles.people}>
        <Person id={a} other={b} />
        <Person id={b} other={a} />
      </div>
      <ul className={styles.reasons} aria-label={t(duplicates.why)}>
        {pair.reasons.map((reason, at) => (
          <ReasonWords key={at} reason={reason} />
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink size="sm" to={`${path('merge', { id: a })}?with=${encodeURIComponent(b)}`}>
          <Rich text={duplicates.compareThem} {...said} />
        </ButtonLink>
        <Button size="sm" onClick={onDifferent}>
          <Rich text={duplicates.differentThem} {...said} />
        </Button>
        <Button size="sm" variant="quiet" onClick={onLater}>
          <Rich text={duplicates.laterThem} {...said} />
        </Button>
      </div>
    </li>
  );
}

const hidden = (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>;

function Person({ id, other }: { readonly id: string; readonly other: string }) {
  const t = useText();
  const apart = useDistinction(id, [other]);
  const country = useAppSelector((state) => selectPlayer(state, id)?.country);
  const count = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length);
  const hasAll = useAppSelector(selectHasAllMatches);
  return (
    <div>
      <span className={styles.name}>
        <PlayerLink id={id} />
      </span>
      {/* The line is rendered before its facts arrive, so that the layout does not move. */}
      <span className={styles.facts}>
        {country && <Country stored={country} />}
        {apart && <span>{apart}</span>}
        {(count > 0 || hasAll) && <span>{t(words.matchCount, { count })}</span>}
        {'\u00a0'}
      </span>
    </div>
  );
}

function ReasonWords({ reason }: { readonly reason: PublishedPair['reasons'][number] }) {
  const language = useLanguage();
  const sports = useSports();
  const names = useAppSelector((state) => selectNamesOf(state, namedIn(reason)), sameItems);
  return <li>{reasonText(language, sports, reason, names)}</li>;
}
