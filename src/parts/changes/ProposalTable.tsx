import type { ReactNode } from 'react';
import { deleting } from '@/language/en/deleting';
import { hiding } from '@/language/en/hiding';
import { proposals } from '@/language/en/proposals';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import type { Json } from '@/lib/json';
import { isDeletion, isNewRecord, sameFieldValue } from '@/model/proposals/delta';
import { shownValue } from '@/model/days/shownValue';
import { hidingOf } from '@/model/privacy/hiding';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { sportsFor, type Sport } from '@/model/sports';
import { Diff } from '@/ui/Diff';
import { fieldLabel } from '../words/sportWords';
import { sportOfView, type ProposalView, type ProposedField } from '@/wiki/records/proposalSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { FieldValue } from '../records/FieldValue';
import { valueNode } from '../records/valueNode';
import styles from './ProposalTable.module.css';

export interface ProposalTableProps {
  readonly view: ProposalView;
  readonly name: string;
}

/**
 * What a proposal changes. A new record: all its values. An existing one: each field's current and proposed
 * value, plus the one that its author saw if it differs from both. A deletion or hiding: a sentence. Once
 * decided: the former value and the result.
 */
export function ProposalTable({ view, name }: ProposalTableProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = sportsFor(useSports(), sportOfView(view));
  const { delta, fields, live } = view;
  if (isDeletion(delta)) return <p>{t(deletionTexts[delta.status])}</p>;
  const hides = hidingOf(delta);
  if (hides !== undefined) return <p>{t((hides ? hidingTexts : showingTexts)[delta.status])}</p>;
  if (isNewRecord(delta)) {
    return (
      <dl className={styles.facts}>
        {fields.map(({ field, proposed }) => (
          <div key={field.path}>
            <dt>{fieldLabel(t, field)}</dt>
            <dd>{proposedText(language, sports, field, shownValue(field, proposed, view.proposed))}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const open = delta.status === 'new' && live !== undefined;
  // The author's view is known only for the fields that they changed.
  const seen = { ...live, ...Object.fromEntries(fields.map((each) => [each.field.path, each.seen])) };
  const text = ({ field, proposed }: ProposedField, value: Json, values: object | undefined) =>
    valueNode(language, sports, field, shownValue(field, value, values), proposed);
  const changedSince = open && fields.some(isChangedSince);
  return (
    <Diff
      caption={t(proposals.changeOf, { name })}
      headings={
        open
          ? undefined
          : [t(proposals.was), t(delta.status === 'applied' ? proposals.became : proposals.proposed)]
      }
      baseHeading={changedSince ? t(proposals.whenProposed) : undefined}
      rows={fields.map((field) => ({
        label: fieldLabel(t, field.field),
        base: text(field, field.seen, seen),
        before: open ? text(field, field.live, live) : text(field, field.seen, seen),
        after: proposedText(
          language,
          sports,
          field.field,
          shownValue(field.field, field.proposed, view.proposed),
          open ? field.live : field.seen,
        ),
      }))}
    />
  );
}

const deletionTexts = {
  new: deleting.wouldBe,
  applied: deleting.was,
  rejected: deleting.wasRejected,
} as const;

const hidingTexts = {
  new: hiding.wouldBeHidden,
  applied: hiding.wasHidden,
  rejected: hiding.hidingRejected,
} as const;

const showingTexts = {
  new: hiding.wouldBeShown,
  applied: hiding.wasShown,
  rejected: hiding.showingRejected,
} as const;

const proposedText = (
  language: Language,
  sports: readonly Sport[],
  field: FieldSpec,
  value: Json,
  beside?: Json,
): ReactNode =>
  field.type === 'youtube' && value !== null ? (
    <FieldValue field={field} value={value} />
  ) : (
    valueNode(language, sports, field, value, beside)
  );

/**
 * Whether someone else has changed the field since its author looked, to another value than the proposed one.
 */
const isChangedSince = ({ field, live, seen, proposed }: ProposedField): boolean =>
  !sameFieldValue(field, live, seen) && !sameFieldValue(field, live, proposed);
