import { path } from '@/model/sharing/routes';
import { DataMenu } from '@/parts/export/DataMenu';
import { WatchButton } from '@/parts/watches/WatchButton';
import { ShareMenu } from '@/parts/sharing/ShareMenu';
import { Stack } from '@/ui/Stack';

interface PairActionsProps {
  readonly ids: readonly [string, string];
  readonly title: string;
}

export function PairActions({ ids, title }: PairActionsProps) {
  const [id, otherId] = ids;
  return (
    <Stack row gap={2}>
      <WatchButton watched={{ kind: 'pair', ids }} name={title} />
      <ShareMenu title={title} to={path('versus', { id, otherId })} embed={{ kind: 'versus', ids }} />
      <DataMenu />
    </Stack>
  );
}
