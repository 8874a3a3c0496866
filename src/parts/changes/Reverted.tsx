import { records } from '@/language/en/records';
import { Rich } from '@/language/Rich';
import type { Delta } from '@/model/proposals/delta';
import { path } from '@/model/sharing/routes';
import { RelativeTime } from '@/ui/RelativeTime';
import { TextLink } from '@/ui/TextLink';
import { ProfileName } from '../profiles/ProfileName';

export function Reverted({ delta: { id, reverted } }: { readonly delta: Delta }) {
  if (reverted === undefined) return undefined;
  return (
    <p>
      <Rich
        text={records.reverted}
        values={{ name: <ProfileName uid={reverted.by} />, when: <RelativeTime value={reverted.at} /> }}
        tags={{
          link: (content) =>
            reverted.in === id ? (
              <>{content}</>
            ) : (
              <TextLink to={path('proposal', { id: reverted.in })}>{content}</TextLink>
            ),
        }}
      />
    </p>
  );
}
