import { gaps } from '@/language/en/gaps';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { ListRow } from '@/ui/List';
import { ListSection } from '@/ui/ListSection';
import { useSports } from '@/wiki/sports/useSports';

export function FirstStepsList() {
  const t = useText();
  const [sport] = useSports();
  return (
    <ListSection title={t(gaps.firstSteps)}>
      <ListRow to={path('gaps')} title={t(gaps.addVideo)} subtitle={t(gaps.addVideoWhy)} />
      {sport && (
        <ListRow
          to={path('newCard', { id: sport.id })}
          title={t(gaps.enterCard)}
          subtitle={t(gaps.enterCardWhy)}
        />
      )}
      <ListRow to={path('players')} title={t(gaps.fixName)} subtitle={t(gaps.fixNameWhy)} />
    </ListSection>
  );
}
