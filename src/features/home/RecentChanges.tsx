import { recentChangesCount } from '@/backend/scope';
import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { selectRecentChangeIds } from '@/wiki/deltas/deltasSelectors';
import { ChangeRow } from '@/parts/display/ChangeRow';
import { ScopeState } from '@/parts/display/ScopeState';
import { useScope } from '@/wiki/scopes/useScope';

/** The newest applied changes of the whole wiki. */
export function RecentChanges() {
  const t = useText();
  const scope = useScope({ kind: 'recentChanges' });
  const ids = useAppSelector(selectRecentChangeIds);
  return (
    <Section title={t(home.recentChanges)}>
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what={t(words.changes)}
        rows={3}
        nothing={
          <Panel>
            <p>{t(home.noChangesYet)}</p>
          </Panel>
        }
      >
        <Panel flush>
          <List label={t(home.recentChanges)}>
            {ids.slice(0, recentChangesCount).map((id) => (
              <ChangeRow key={id} id={id} named />
            ))}
          </List>
        </Panel>
        <p>
          <TextLink to={path('changes')}>{t(home.allChanges)}</TextLink>
        </p>
      </ScopeState>
    </Section>
  );
}
