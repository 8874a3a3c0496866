import { gaps } from '@/language/en/gaps';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { useSports } from '@/wiki/sports/useSports';

export function FirstStepsList() {
  const t = useText();
  const [sport] = useSports();
  return (
    <Section title={t(gaps.firstSteps)}>
      <List label={t(gaps.firstSteps)}>
        <ListRow to={path('gaps')} title={t(gaps.addVideo)} subtitle={t(gaps.addVideoWhy)} />
        {sport && (
          <ListRow
            to={path('newCard', { id: sport.id })}
            title={t(gaps.enterCard)}
            subtitle={t(gaps.enterCardWhy)}
          />
        )}
        <ListRow to={path('players')} title={t(gaps.fixName)} subtitle={t(gaps.fixNameWhy)} />
      </List>
    </Section>
  );
}
