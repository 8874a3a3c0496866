import { ownAccount } from '@/language/en/ownAccount';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { errorShown, successShown } from '@/wiki/notices/outcomeNotices';

export function StayButton() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { busy, ask } = useAskOnce();
  const stay = async () => {
    const { failed } = await ask({ kind: 'stay' });
    const isBegun = failed === 'failed-precondition';
    const problem = isBegun ? ownAccount.leavingBegun : ownAccount.notStored;
    if (failed === undefined) dispatch(successShown('leaving', message(ownAccount.stays)));
    else dispatch(errorShown('leaving', message(problem)));
  };
  return (
    <Button size="sm" busy={busy} onClick={() => void stay()}>
      {t(ownAccount.stay)}
    </Button>
  );
}
