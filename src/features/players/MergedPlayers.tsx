import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { MergedPages } from '@/parts/merging/MergedPages';
import { useAppDispatch } from '@/store/typed';

export function MergedPlayers({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <MergedPages
      collection="player"
      id={id}
      title={t(merging.mergedPages)}
      ask={(source) => t(merging.separateAsk, { source, target: name })}
      hint={t(merging.separateHint)}
      historyOf={(source) => path('playerHistory', { id: source })}
      separate={async (source) => {
        const { proposeSeparation } = await import(/* webpackChunkName: "editing" */ './merge/mergeThunks');
        dispatch(proposeSeparation(source));
      }}
    />
  );
}
