import { Printer } from 'lucide-react';
import { live } from '@/language/en/live';
import { words } from '@/language/en/words';
import { events } from '@/language/en/events';
import { stage as texts } from '@/language/en/stage';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Event, Match } from '@/model/records/records';
import { sides } from '@/model/scoring/end';
import { inFightingOrder } from '@/model/scoring/stage';
import { useAppSelector } from '@/store/typed';
import { matchWords } from '@/parts/words/sportWords';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Sheet.module.css';

/** Boxes for as many rounds as a long match has. */
const rounds = [1, 2, 3, 4, 5, 6, 7];

export function SheetPanel({ event: { id, cardOrder } }: { readonly event: Event }) {
  const t = useText();
  const card = useAppSelector(
    (state) => selectMatchIdsOfEvent(state, id).flatMap((match) => selectShownMatch(state, match) ?? []),
    sameItems,
  );
  return (
    <Section
      title={t(titles.sheet)}
      actions={
        <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
          {t(events.print)}
        </Button>
      }
    >
      {card.length === 0 ? (
        <p>{t(texts.empty)}</p>
      ) : (
        <>
          <p className={styles.hint}>{t(texts.sheetHint)}</p>
          {/* Can be focused, because it scrolls on a phone. */}
          <div className={styles.paper} role="region" aria-label={t(titles.sheet)} tabIndex={0}>
            <table className={styles.sheet}>
              <thead>
                <tr>
                  <th scope="col">{t(texts.number)}</th>
                  <th scope="col">{t(texts.category)}</th>
                  <th scope="col">{t(words.player)}</th>
                  {rounds.map((round) => (
                    <th key={round} scope="col" aria-label={t(live.round, { round })}>
                      {round}
                    </th>
                  ))}
                  <th scope="col">{t(texts.fouls)}</th>
                  <th scope="col">{t(words.score)}</th>
                </tr>
              </thead>
              {inFightingOrder(card, cardOrder, {}).map((match, at) => (
                <MatchLines key={match.id} match={match} number={at + 1} />
              ))}
            </table>
          </div>
        </>
      )}
    </Section>
  );
}

function MatchLines({ match, number }: { readonly match: Match; readonly number: number }) {
  const t = useText();
  const sport = useSport(match.event.sport.id);
  return (
    <tbody>
      {sides.map((side) => (
        <tr key={side}>
          {side === 'player1' && (
            <>
              <td rowSpan={2}>{number}</td>
              <td rowSpan={2}>{matchWords(t, sport, match).join(' · ')}</td>
            </>
          )}
          <th scope="row">{match[side].name}</th>
          {[...rounds, 'fouls', 'won'].map((box) => (
            <td key={box} className={styles.box} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
