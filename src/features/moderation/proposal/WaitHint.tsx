import { Hourglass } from 'lucide-react';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import type { DeltaId } from '@/model/ids';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { DateText } from '@/ui/DateText';
import { Hint } from './Hint';
import { useWait } from './useWait';

/** Why a deletion or merge waits, until when, and who can end it. */
export function WaitHint({ id }: { readonly id: DeltaId }) {
  const wait = useWait(id);
  if (wait === undefined) return null;
  const until = <DateText value={wait.until} format="time" />;
  return (
    <Hint icon={<Hourglass />}>
      {wait.state === 'others' ? (
        <Rich text={moderation.waitsForYou} values={{ until, name: <ProfileName uid={wait.by} /> }} />
      ) : (
        <Rich
          text={wait.state === 'own' ? moderation.waitsForOthers : moderation.waitOver}
          values={{ until }}
        />
      )}
    </Hint>
  );
}
