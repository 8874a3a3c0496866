import { chances } from '@/language/en/chances';
import { useText } from '@/language/useLanguage';
import { ShareBar } from '@/ui/ShareBar';
import { Stack } from '@/ui/Stack';
import look from '@/ui/words.module.css';
import { ChanceText } from './ChanceText';
import { RatedUntil } from './RatedUntil';

export interface ChanceBarProps {
  readonly title: string;
  readonly names: readonly [string, string];
  /** The first player's chance; absent while it is computed, or if it cannot be. */
  readonly chance: number | undefined;
  readonly loading: boolean;
  /** Hidden results are later than the ratings. */
  readonly limited: boolean | undefined;
}

export function ChanceBar({ title, names, chance, loading, limited = false }: ChanceBarProps) {
  const t = useText();
  // Hidden results may or may not be about these players.
  const isUnknown = !loading && chance === undefined;
  return (
    <Stack gap={1}>
      <p className={look.muted}>{title}</p>
      {isUnknown && !limited && <p>{t(chances.unknown)}</p>}
      {!isUnknown && (
        <>
          <ShareBar share={chance ?? 0.5} />
          <p>{chance === undefined ? '\u00a0' : <ChanceText names={names} chance={chance} />}</p>
        </>
      )}
      {limited && <RatedUntil />}
    </Stack>
  );
}
