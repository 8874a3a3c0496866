import { dequal } from 'dequal';
import { thread } from '@/language/en/thread';
import { useText } from '@/language/useLanguage';
import { isolate } from '@/lib/isolate';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { selectMentionable } from '@/wiki/proposals/threadSelectors';

export interface MentionButtonsProps {
  readonly about: DeltaId;
  readonly onChoose: (name: string) => void;
}

/** Buttons that insert the name of a participant of the thread. Renders nothing until names are loaded. */
export function MentionButtons({ about, onChoose }: MentionButtonsProps) {
  const t = useText();
  const people = useAppSelector((state) => selectMentionable(state, about), dequal);
  if (people.length === 0) return null;
  return (
    <Stack row gap={1}>
      {people.map(({ uid, name }) => (
        <Button
          key={uid}
          size="sm"
          variant="quiet"
          title={t(thread.mention, { name })}
          onClick={() => onChoose(name)}
        >
          {`@${isolate(name)}`}
        </Button>
      ))}
    </Stack>
  );
}
