import type { ComponentType } from 'react';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useAppDispatch } from '@/store/typed';
import { lazyPart, type LazyPart } from '@/ui/lazyPart';

/**
 * A dialog whose code loads when it first opens. If loading fails, it closes with a notice: otherwise it
 * would appear unexpectedly once the network returns.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const { Part, preload } = lazyPart(load);
  function DialogPart(props: Props) {
    const dispatch = useAppDispatch();
    return (
      <Part
        {...props}
        onMissing={() => {
          props.onClose();
          dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
        }}
      />
    );
  }
  return { Part: DialogPart, preload };
}
