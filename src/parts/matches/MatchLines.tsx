import { useState } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { List } from '@/ui/List';
import { Stack } from '@/ui/Stack';
import { MatchLine } from './MatchLine';

export interface MatchLinesProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly panel?: boolean;
}

const step = 10;

export function MatchLines({ label, ids, panel = false }: MatchLinesProps) {
  const t = useText();
  const [shown, setShown] = useState(step);
  const more = ids.length - shown;
  return (
    <Stack gap={2}>
      <List bare={!panel} label={label}>
        {ids.slice(0, shown).map((id) => (
          <MatchLine key={id} id={id} />
        ))}
      </List>
      {more > 0 && (
        <Button size="sm" onClick={() => setShown(shown + step)}>
          {t(records.showMore, { count: Math.min(step, more) })}
        </Button>
      )}
    </Stack>
  );
}
