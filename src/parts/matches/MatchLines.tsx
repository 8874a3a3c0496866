import { useState } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { List } from '@/ui/List';
import { Stack } from '@/ui/Stack';
import { MatchLine } from './MatchLine';

export interface MatchLinesProps {
  /** Names the list. */
  readonly label: string;
  readonly ids: readonly string[];
}

/** So many at first, and more each time they are asked for. */
const step = 10;

/** Matches of several events, the first few of many. */
export function MatchLines({ label, ids }: MatchLinesProps) {
  const t = useText();
  const [shown, setShown] = useState(step);
  const more = ids.length - shown;
  return (
    <Stack gap={2}>
      <List label={label}>
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
