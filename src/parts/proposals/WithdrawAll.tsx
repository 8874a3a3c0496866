import { bundles } from '@/language/en/bundles';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { withdrawAll } from '@/wiki/proposals/deltasThunks';

export function WithdrawAll({ ids }: { readonly ids: readonly DeltaId[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const count = ids.length;
  const withdraw = async () => {
    const sure = await dialogs.confirm({
      title: t(bundles.withdrawAsk, { count }),
      body: t(bundles.withdrawBody),
      danger: true,
    });
    if (!sure) return;
    dispatch(withdrawAll(ids));
    dispatch(successShown(`withdrawn/${ids[0] ?? ''}`, message(bundles.withdrawn, { count })));
  };
  return (
    <Button size="sm" onClick={() => void withdraw()}>
      {t(bundles.withdrawAll, { count })}
    </Button>
  );
}
