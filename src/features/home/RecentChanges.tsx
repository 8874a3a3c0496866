import { titles } from '@/language/en/titles';
import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { selectRecentChangeIds } from '@/wiki/deltas/deltasSelectors';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { useScope } from '@/wiki/scopes/useScope';

const { Part: LazyChangeList } = lazyPart(() => import('./RecentChangeList'), 'RecentChangeList');

const rows = 3;

export function RecentChanges() {
  const t = useText();
  const scope = useScope({ kind: 'recentChanges' });
  const ids = useAppSelector(selectRecentChangeIds);
  return (
    <Section title={t(titles.changes)}>
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what={t(words.changes)}
        rows={rows}
        nothing={
          <Panel>
            <p>{t(home.noChangesYet)}</p>
          </Panel>
        }
      >
        <LazyChangeList ids={ids} fallback={<LoadingState rows={rows} label={t(titles.changes)} />} />
        <p>
          <TextLink to={path('changes')}>{t(home.allChanges)}</TextLink>
        </p>
      </ScopeState>
    </Section>
  );
}
