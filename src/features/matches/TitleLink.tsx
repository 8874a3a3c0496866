import { Medal } from 'lucide-react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { titleOf } from '@/model/titles/title';
import { ButtonLink } from '@/ui/ButtonLink';
import { titlePath } from '@/parts/titles/titleAddress';

export function TitleLink({ match, sport }: { readonly match: Match; readonly sport: Sport | undefined }) {
  const t = useText();
  const title = titleOf(match, sport);
  if (title === undefined || sport === undefined) return undefined;
  return (
    <p>
      <ButtonLink size="sm" variant="quiet" icon={<Medal aria-hidden />} to={titlePath(title, sport)}>
        {t(records.toLineage)}
      </ButtonLink>
    </p>
  );
}
