import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { MatchLine } from '@/parts/matches/MatchLine';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';

export function OnThisDayList({ ids }: { readonly ids: readonly string[] }) {
  const t = useText();
  return (
    <Section title={t(home.onThisDay)}>
      <List label={t(home.onThisDay)}>
        {ids.map((id) => (
          <MatchLine key={id} id={id} />
        ))}
      </List>
    </Section>
  );
}
