import { outbox } from '@/language/en/outbox';
import { Rich } from '@/language/Rich';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function ActionWords({ action, name }: { readonly action: string; readonly name: string }) {
  return (
    <Rich
      text={outbox.ofRecord}
      values={{ action, name }}
      tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
    />
  );
}
