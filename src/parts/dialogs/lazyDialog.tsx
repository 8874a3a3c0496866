import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useAppDispatch } from '@/store/typed';
import { lazyPart, type CodeOf, type LazyPart, type PropsOf } from '@/ui/lazyPart';

interface Closable {
  readonly onClose: () => void;
}

/** The name, if that component can be closed. */
type DialogName<Code extends CodeOf<Name>, Name extends string> =
  PropsOf<Code, Name> extends Closable ? Name : never;

/**
 * A dialog whose code loads when it first opens. If loading fails, it closes with a notice: otherwise it
 * would appear unexpectedly once the network returns.
 */
export function lazyDialog<Name extends string, Code extends CodeOf<Name>>(
  load: () => Promise<Code>,
  name: DialogName<Code, Name>,
): LazyPart<PropsOf<Code, Name> & Closable> {
  const { Part, preload } = lazyPart<Name, Code>(load, name);
  function DialogPart(props: PropsOf<Code, Name> & Closable) {
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
