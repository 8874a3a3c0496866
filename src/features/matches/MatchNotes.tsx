import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { Badge } from '@/ui/Badge';
import look from '@/ui/words.module.css';

export function MatchNotes({ match: { conflict, note } }: { readonly match: Match }) {
  const t = useText();
  return (
    <>
      {conflict !== undefined && (
        <p>
          <Badge kind="info">{t(words.conflict)}</Badge>
        </p>
      )}
      {note !== undefined && <p className={look.lines}>{note}</p>}
    </>
  );
}
