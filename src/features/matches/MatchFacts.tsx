import { titles } from '@/language/en/titles';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Disclosure } from '@/ui/Disclosure';
import { Panel } from '@/ui/Panel';
import { lazyPart } from '@/ui/lazyPart';
import { TextLink } from '@/ui/TextLink';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';

// Readers do not wait for the editing code.
const { Part: Fields } = lazyPart(() => import('@/parts/matches/MatchDetails'), 'MatchFields');

/** The stored record, field by field: open for editors, folded for readers. */
export function MatchFacts({ match }: { readonly match: Match }) {
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
