import { dequal } from 'dequal';
import { useState } from 'react';
import { acts } from '@/language/en/acts';
import { reverting } from '@/language/en/reverting';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectRevertOf } from '@/wiki/history/bundleRevert';
import { selectChangeIds } from '@/wiki/history/historySelectors';
import { revertSince } from '@/wiki/history/revertChanges';
import { useScope } from '@/wiki/scopes/useScope';

const hourMs = 3_600_000;

/** By hours back. */
const periods = [
  { value: '1', label: acts.lastHour },
  { value: '24', label: acts.lastDay },
  { value: '168', label: acts.lastWeek },
  { value: '2160', label: acts.lastMonths },
  { value: 'ever', label: reverting.ever },
] as const;

export interface RevertSinceDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Asks since when and why, counts the changes, and reverts all that were applied for the account since. */
export function RevertSinceDialog({ uid, onClose }: RevertSinceDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [opened] = useState(Date.now);
  const [period, setPeriod] = useState('24');
  const [note, setNote] = useState('');
  const since = period === 'ever' ? 0 : opened - Number(period) * hourMs;
  const revert = () => {
    dispatch(revertSince(uid, since, cleanProse(note)));
    onClose();
  };
  return (
    <FormDialog
      danger
      title={<Rich text={reverting.allTitle} values={{ name: <ProfileName uid={uid} /> }} />}
      okLabel={t(reverting.ok)}
      onOk={revert}
      onCancel={onClose}
    >
      <SelectField
        label={t(reverting.since)}
        value={period}
        onChange={(value) => setPeriod(value ?? '24')}
        options={periods.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <Found uid={uid} since={since} />
      <p>{t(reverting.body)}</p>
      <p>{t(reverting.recordsGo)}</p>
      <p>{t(reverting.own)}</p>
      <TextAreaField
        label={t(reverting.why)}
        hint={t(reverting.whyHint)}
        value={note}
        onChange={setNote}
        maxLength={limits.note}
        rows={3}
      />
    </FormDialog>
  );
}

function Found({ uid, since }: { readonly uid: string; readonly since: number }) {
  const t = useText();
  const scope = useScope({ kind: 'changes', count: limits.changes, author: userId(uid) });
  const readiness = useReadiness([scope]);
  const filter = { collection: undefined, author: uid };
  const known = useAppSelector((state) => selectChangeIds(state, filter, limits.changes), sameItems);
  const ids = useAppSelector(
    (state) =>
      known.filter((id) => {
        const delta = selectDelta(state, id);
        return delta?.reverted === undefined && (delta?.decidedAt ?? 0) >= since;
      }),
    sameItems,
  );
  const { left } = useAppSelector((state) => selectRevertOf(state, ids), dequal);
  if (readiness === 'failed') return <p role="status">{t(reverting.unread)}</p>;
  if (readiness !== 'ready') return <p role="status">{t(reverting.reading)}</p>;
  return (
    <div role="status">
      <FollowProposalScopes ids={ids} />
      <p>
        {ids.length === limits.changes
          ? t(reverting.foundMany, { count: ids.length })
          : ids.length === 0
            ? t(reverting.none)
            : t(reverting.found, { count: ids.length })}
      </p>
      {left > 0 && <p>{t(reverting.left, { count: left })}</p>}
    </div>
  );
}
