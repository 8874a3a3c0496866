import { definitions } from '@/language/en/definitions';
import { useText } from '@/language/useLanguage';
import type { Sport } from '@/model/sports';
import { matchWords } from '@/parts/words/sportWords';
import { List, ListRow } from '@/ui/List';
import { matchLineOf } from '@/wiki/sports/matchLineOf';
import { sampleMatches } from './sampleMatches';

/** A card of the sport, as readers see it. */
export function SampleCard({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const matches = sampleMatches(sport, [t(definitions.sampleOne), t(definitions.sampleTwo)]);
  return (
    <List bare label={t(definitions.sampleCard)} ordered>
      {matches.map((match) => (
        <ListRow
          key={matchWords(t, sport, match).join() + String(match.player1.score)}
          title={matchLineOf(t, sport, match, 'whole')}
          subtitle={matchWords(t, sport, match).join(' · ')}
        />
      ))}
    </List>
  );
}
