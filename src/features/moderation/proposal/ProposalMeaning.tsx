import { merging } from '@/language/en/merging';
import { moderation } from '@/language/en/moderation';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import { nameChangeOf } from '@/model/proposals/nameChange';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';
import styles from '../queue/QueueEntry.module.css';

export function ProposalMeaning({ delta }: { readonly delta: Delta }) {
  return (
    <>
      <NameMeaning delta={delta} />
      <BothPages delta={delta} />
    </>
  );
}

/**
 * Says whether a new name corrects a spelling or follows a change of name: the two treat earlier matches
 * differently.
 */
function NameMeaning({ delta }: { readonly delta: Delta }) {
  const { t, dates } = useLanguage();
  const change = nameChangeOf(delta);
  if (change === undefined) return undefined;
  return (
    <p className={styles.meaning}>
      {change.kind === 'fix'
        ? t(moderation.nameMisspelt)
        : t(moderation.nameChanged, { name: change.name, day: dates.day(change.until) ?? change.until })}
    </p>
  );
}

function BothPages({ delta }: { readonly delta: Delta }) {
  const t = useText();
  const { collection, docId, field, value } = delta;
  if (collection === 'match' || field !== 'sameAs' || typeof value !== 'string') return undefined;
  const other = encodeURIComponent(value);
  const page = path(collection === 'player' ? 'merge' : 'mergeEvent', { id: docId });
  return (
    <p className={styles.meaning}>
      <TextLink to={`${page}?with=${other}&stays=${other}`}>{t(merging.compareBoth)}</TextLink>
    </p>
  );
}
