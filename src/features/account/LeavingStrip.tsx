import { ownAccount } from '@/language/en/ownAccount';
import { useLanguage } from '@/language/useLanguage';
import { leavesAt } from '@/model/accounts/ownAccount';
import { StayButton } from '@/parts/session/StayButton';
import { StatusStrip } from '@/ui/StatusStrip';

export function LeavingStrip({ asked }: { readonly asked: number }) {
  const { t, dates } = useLanguage();
  return (
    <StatusStrip kind="info" action={<StayButton />}>
      {t(ownAccount.leaving, { day: dates.day(leavesAt(asked)) ?? '' })}
    </StatusStrip>
  );
}
