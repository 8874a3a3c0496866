import { ownAccount } from '@/language/en/ownAccount';
import { useLanguage } from '@/language/useLanguage';
import { leavesAt } from '@/model/ownAccount';
import { StayButton } from '@/parts/session/StayButton';
import { StatusStrip } from '@/ui/StatusStrip';

/** Says on every page when the account is deleted, and offers to keep it. */
export function LeavingStrip({ asked }: { readonly asked: number }) {
  const { t, dates } = useLanguage();
  return (
    <StatusStrip kind="info" action={<StayButton />}>
      {t(ownAccount.leaving, { day: dates.day(leavesAt(asked)) ?? '' })}
    </StatusStrip>
  );
}
