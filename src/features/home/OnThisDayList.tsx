import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { MatchLine } from '@/parts/matches/MatchLine';
import { ListSection } from '@/ui/ListSection';

export function OnThisDayList({ ids }: { readonly ids: readonly string[] }) {
  const t = useText();
  return (
    <ListSection title={t(home.onThisDay)}>
      {ids.map((id) => (
        <MatchLine key={id} id={id} />
      ))}
    </ListSection>
  );
}
