import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { titleOf } from '@/model/titles/title';
import { titlePath } from '@/parts/titles/titleAddress';
import { TextLink } from '@/ui/TextLink';

/** The title at stake, as a link to its lineage. */
export function TitleLink({ match, sport }: { readonly match: Match; readonly sport: Sport | undefined }) {
  const t = useText();
  const title = titleOf(match, sport);
  if (match.title === undefined) return undefined;
  const said = t(words.atStake, { title: match.title });
  return (
    <p>
      {title === undefined || sport === undefined ? (
        said
      ) : (
        <TextLink to={titlePath(title, sport)}>{said}</TextLink>
      )}
    </p>
  );
}
