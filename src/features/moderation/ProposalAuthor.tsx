import { dequal } from 'dequal';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/delta';
import { path } from '@/model/routes';
import { ProfileName } from '@/parts/display/ProfileName';
import { useAppSelector, type RootState } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectAuthorRecord } from '@/wiki/review/flagSelectors';

/** The author of a proposal, who leads to all of theirs, and how many of those that are known here were accepted and rejected. */
export function ProposalAuthor({ delta }: { readonly delta: Delta }) {
  const t = useText();
  const { author } = delta;
  const { all, ofKind } = useAppSelector((state) => selectDecided(state, delta), dequal);
  const known = { accepted: all.accepted, rejected: all.rejected };
  return (
    <>
      <Rich
        text={moderation.byAuthor}
        values={{
          author: (
            <TextLink plain to={path('member', { uid: author })}>
              <ProfileName uid={author} />
            </TextLink>
          ),
        }}
      />
      {all.accepted + all.rejected > 0 &&
        ` (${
          dequal(all, ofKind)
            ? t(moderation.authorKnown, known)
            : t(moderation.authorKnownOfKind, {
                ...known,
                acceptedOfKind: ofKind.accepted,
                rejectedOfKind: ofKind.rejected,
              })
        })`}
    </>
  );
}

/** Counts what became of the author's proposals, of all and of those like this one; new objects each time. */
function selectDecided(state: RootState, delta: Delta) {
  const { accepted, rejected, ofKind } = selectAuthorRecord(state, delta.author);
  return { all: { accepted, rejected }, ofKind: ofKind(delta) };
}
