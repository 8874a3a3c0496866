import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useAppDispatch } from '@/store/typed';
import { lazyPart, type CodeOf, type LazyPart, type PropsOf } from '@/ui/lazyPart';

interface Closed {
  readonly onClose: () => void;
}

/**
 * A dialog whose code loads when it first opens. If loading fails, it closes with a notice: otherwise it
 * would appear unexpectedly once the network returns.
 */
export function lazyDialog<Name extends string, Code extends CodeOf<Name>>(
  load: () => Promise<Code>,
  name: Name,
): LazyPart<PropsOf<Code, Name> & Closed> {
  const { Part, preload } = lazyPart(load, name);
  function DialogPart(props: PropsOf<Code, Name> & Closed) {
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
