import { useState } from 'react';
import { ownLimits } from '@/language/en/ownLimits';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { userId } from '@/model/ids';
import { quotaLimits } from '@/model/accounts/quota';
import { moreAt, mostRaised } from '@/model/trust/raisedLimit';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { useTrust } from '@/parts/trust/useTrust';
import { useAppDispatch } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { NumberField } from '@/ui/fields/NumberField';
import { SelectField } from '@/ui/fields/SelectField';
import { enqueue } from '@/wiki/outbox/outboxThunks';

const dayMs = 86_400_000;

const periods = [
  { value: '1', label: ownLimits.oneDay },
  { value: '7', label: ownLimits.oneWeek },
  { value: '30', label: ownLimits.oneMonth },
  { value: String(mostRaised.days), label: ownLimits.threeMonths },
] as const;

export interface RaiseLimitDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Asks how many more proposals an account may have open, and for how long; 0 resets the limit. */
export function RaiseLimitDialog({ uid, onClose }: RaiseLimitDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const asked = useTrust(userId(uid));
  const [opened] = useState(Date.now);
  const [more, setMore] = useState<number | string | undefined>(1_000);
  const [days, setDays] = useState('7');
  const isCount = typeof more === 'number' && more <= mostRaised.more;
  const raised = asked === undefined || asked === 'unknown' ? undefined : asked.raised;
  const save = () => {
    if (!isCount) return;
    dispatch(enqueue({ kind: 'raiseLimit', uid, more, until: opened + Number(days) * dayMs }));
    onClose();
  };
  return (
    <FormDialog
      title={<Rich text={ownLimits.raiseTitle} values={{ name: <ProfileName uid={uid} /> }} />}
      okLabel={t(ownLimits.raise)}
      problem={isCount ? undefined : ''}
      onOk={save}
      onCancel={onClose}
    >
      <p>{t(ownLimits.raiseWhy, { usual: quotaLimits.open })}</p>
      {raised !== undefined && moreAt(raised, opened) > 0 && (
        <p role="status">
          <Rich
            text={ownLimits.raisedNow}
            values={{ more: raised.more, day: <DateText value={raised.until} /> }}
          />
        </p>
      )}
      <NumberField
        label={t(ownLimits.howManyMore)}
        hint={t(ownLimits.howManyMoreHint)}
        value={more}
        max={mostRaised.more}
        onChange={setMore}
      />
      <SelectField
        label={t(ownLimits.raisedFor)}
        value={days}
        options={periods.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(value) => setDays(value ?? '7')}
      />
    </FormDialog>
  );
}
