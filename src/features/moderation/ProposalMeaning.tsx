import { merging } from '@/language/en/merging';
import { moderation } from '@/language/en/moderation';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Delta } from '@/model/delta';
import { nameChangeOf } from '@/model/nameChange';
import { path } from '@/model/routes';
import { TextLink } from '@/ui/TextLink';
import styles from './QueueEntry.module.css';

/** Says what follows from a proposal and its values do not say; nothing of most. */
export function ProposalMeaning({ delta }: { readonly delta: Delta }) {
  return (
    <>
      <NameMeaning delta={delta} />
      <BothPages delta={delta} />
    </>
  );
}

/** Says of another name whether it was misspelt or the person took a new one, which differ in every earlier match. */
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

/** Leads to two pages side by side that are said to be about one person, or one event. */
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
