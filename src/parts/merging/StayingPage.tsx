import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { Choices } from '@/ui/Choices';
import { Stack } from '@/ui/Stack';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface StayingPageProps {
  readonly route: 'merge' | 'mergeEvent';
  /** The page on which the merge was opened. It is the first choice. */
  readonly id: string;
  readonly source: Named;
  readonly target: Named;
}

export function StayingPage({ route, id, source, target }: StayingPageProps) {
  const t = useText();
  const [own, other] = id === source.id ? [source, target] : [target, source];
  const address = `${path(route, { id })}?with=${encodeURIComponent(other.id)}`;
  return (
    <Stack gap={1}>
      <p aria-hidden>{t(merging.stays)}</p>
      <Choices
        label={t(merging.stays)}
        choices={[own, other].map((page) => ({
          to: `${address}&stays=${encodeURIComponent(page.id)}`,
          label: page.name,
          current: page === target,
        }))}
      />
    </Stack>
  );
}
