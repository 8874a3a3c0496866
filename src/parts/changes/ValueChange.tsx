import { records } from '@/language/en/records';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useSports } from '@/wiki/sports/useSports';
import { valueNode } from '../records/valueNode';
import styles from './ValueChange.module.css';

export interface ValueChangeProps {
  readonly field: FieldSpec;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

export function ValueChange({ field, before, after }: ValueChangeProps) {
  const t = useText();
  return (
    <>
      <Value field={field} value={before} old /> <span aria-hidden>→</span>
      <VisuallyHidden>{t(records.changedTo)}</VisuallyHidden> <Value field={field} value={after} />
    </>
  );
}

interface ValueProps {
  readonly field: FieldSpec;
  readonly value: Json | undefined;
  readonly old?: boolean;
}

export function Value({ field, value, old = false }: ValueProps) {
  const language = useLanguage();
  const sports = useSports();
  const text = value === undefined ? undefined : valueNode(language, sports, field, value);
  if (text === undefined) return <span className={styles.nothing}>{language.t(records.nothing)}</span>;
  return old ? <del className={styles.old}>{text}</del> : <ins className={styles.new}>{text}</ins>;
}
