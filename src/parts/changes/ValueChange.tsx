import { ui } from '@/language/en/ui';
import { records } from '@/language/en/records';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { sportsFor } from '@/model/sports';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useSports } from '@/wiki/sports/useSports';
import { valueNode } from '../records/valueNode';
import styles from './ValueChange.module.css';

export interface ValueChangeProps {
  readonly field: FieldSpec;
  readonly sport: string | undefined;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export function ValueChange({ field, sport, before, after }: ValueChangeProps) {
  const t = useText();
  return (
    <>
      <Value field={field} sport={sport} value={before} beside={after} old /> <span aria-hidden>→</span>
      <VisuallyHidden>{t(records.changedTo)}</VisuallyHidden>{' '}
      <Value field={field} sport={sport} value={after} beside={before} />
    </>
  );
}

interface ValueProps extends Pick<ValueChangeProps, 'field' | 'sport'> {
  readonly value: Json | undefined;
  /** The other value of the change. */
  readonly beside?: Json | undefined;
  readonly old?: boolean;
}

export function Value({ field, sport, value, beside, old = false }: ValueProps) {
  const language = useLanguage();
  const sports = sportsFor(useSports(), sport);
  const text = value === undefined ? undefined : valueNode(language, sports, field, value, beside);
  if (text === undefined) return <span className={styles.nothing}>{language.t(ui.nothing)}</span>;
  return old ? <del className={styles.old}>{text}</del> : <ins className={styles.new}>{text}</ins>;
}
