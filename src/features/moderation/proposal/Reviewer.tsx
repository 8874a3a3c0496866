import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import type { UserId } from '@/model/ids';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { Badge } from '@/ui/Badge';

export function Reviewer({ uid }: { readonly uid: UserId }) {
  return (
    <Badge kind="info">
      <Rich text={moderation.lookedAt} values={{ name: <ProfileName uid={uid} plain /> }} />
    </Badge>
  );
}
