import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';

interface CompareWithProps {
  readonly id: string;
  readonly other: string | undefined;
  readonly onChange: (other: string | undefined) => void;
}

export function CompareWith({ id, other, onChange }: CompareWithProps) {
  const t = useText();
  return (
    <Stack row gap={3}>
      <PlayerPicker
        // Discard the typed text when the compared player changes.
        key={other}
        label={t(ratings.compareWith)}
        value={other}
        except={id}
        onChange={onChange}
      />
      {other !== undefined && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {t(ratings.compareClear)}
        </Button>
      )}
    </Stack>
  );
}
