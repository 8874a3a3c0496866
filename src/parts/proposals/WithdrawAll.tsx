import { bundles } from '@/language/en/bundles';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { withdrawTogether } from '../dialogs/withdrawTogether';

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
    if (sure) dispatch(withdrawTogether(ids));
  };
  return (
    <Button size="sm" onClick={() => void withdraw()}>
      {t(bundles.withdrawAll, { count })}
    </Button>
  );
}
