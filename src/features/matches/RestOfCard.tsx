import { loading } from '@/language/en/loading';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { MatchRow } from '@/parts/matches/MatchRow';
import { useCardScope } from '@/parts/live/useCardScope';
import { CardNeighbours } from './CardNeighbours';
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

// Readers do not wait for the editing code.
const { Part: Fields } = lazyPart(() => import('@/parts/matches/MatchDetails'), 'MatchFields');

/** The stored record, field by field: open for editors, folded for readers. */
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
