import { loading } from '@/language/en/loading';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { MatchRow } from '@/parts/matches/MatchRow';
import { useCardScope } from '@/parts/live/useCardScope';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { selectCardIds } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { ListSection } from '@/ui/ListSection';
import { titles } from '@/language/en/titles';
import { path } from '@/model/sharing/routes';
import { Disclosure } from '@/ui/Disclosure';
import { Panel } from '@/ui/Panel';
import { lazyPart } from '@/ui/lazyPart';
import { TextLink } from '@/ui/TextLink';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { matchName } from '@/model/matches/matchFacts';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import look from '@/ui/words.module.css';
import styles from './RestOfCard.module.css';
import { selectNeighbours } from './matchesSelectors';
import { useKeepDay } from '@/parts/days/useKeepDay';

/**
 * The rest of the card and the stored facts, shown at once, because parts that arrive one by one would move
 * each other.
 */
export function RestOfCard({ match }: { readonly match: Match }) {
  const { t } = useLanguage();
  const { id, event } = match;
  const card = useCardScope(event.id);
  const readiness = useReadiness([card], { stored: 'match', whole: true });
  const others = useAppSelector(
    (state) => selectCardIds(state, event.id).filter((other) => other !== id),
    sameItems,
  );
  if (isPending(readiness, others.length > 0))
    return <PendingContent rows={6} label={t(loading.loading, { what: t(words.matches) })} />;
  return (
    <>
      <CardNeighbours id={id} />
      {others.length > 0 && (
        <ListSection title={t(records.sameCard)} count={others.length}>
          {others.map((other) => (
            <MatchRow key={other} id={other} details />
          ))}
        </ListSection>
      )}
      <MatchFacts match={match} />
    </>
  );
}

const { Part: Fields } = lazyPart(() => import('@/parts/matches/MatchDetails'), 'MatchFields');

function MatchFacts({ match }: { readonly match: Match }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  return (
    <Disclosure key={String(mayEdit)} summary={t(records.aboutMatch)} open={mayEdit} whenOpen>
      <Panel>
        <Fields match={match} />
        <p>
          <TextLink to={path('matchHistory', { id: match.id })}>{t(titles.history)}</TextLink>
        </p>
      </Panel>
    </Disclosure>
  );
}

/** Links to the previous and next match of the card by players only, so that no result is revealed. */
function CardNeighbours({ id }: { readonly id: string }) {
  const t = useText();
  const [previous, next] = useAppSelector((state) => selectNeighbours(state, id), sameItems);
  if (previous === undefined && next === undefined) return undefined;
  return (
    <nav aria-label={t(records.onTheCard)} className={styles.neighbours}>
      {previous !== undefined && <Neighbour id={previous} label={t(records.previousMatch)} />}
      {next !== undefined && <Neighbour id={next} label={t(records.nextMatch)} />}
    </nav>
  );
}

function Neighbour({ id, label }: { readonly id: string; readonly label: string }) {
  const keepDay = useKeepDay();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  if (!match) return undefined;
  return (
    <p>
      <span className={look.muted}>{label}</span>{' '}
      <TextLink to={keepDay(path('match', { id }))}>{matchName(match)}</TextLink>
    </p>
  );
}
