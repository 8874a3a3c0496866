import { dequal } from 'dequal';
import { useState } from 'react';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import { path } from '@/model/sharing/routes';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { useAppSelector, type RootState } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { selectIsRecordRead, selectRecordCut } from '@/wiki/review/authorScopes';
import { selectAuthorRecord } from '@/wiki/review/flagSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';

export function ProposalAuthor({ delta }: { readonly delta: Delta }) {
  const { author } = delta;
  const since = useAppSelector((state) => selectProfile(state, author)?.since);
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
      {since !== undefined && (
        <>
          {' '}
          <Rich text={moderation.authorSince} values={{ day: <DateText value={since} /> }} />
        </>
      )}
      <Fate delta={delta} />
    </>
  );
}

/**
 * The outcomes of the author's proposals, overall and of this kind. Keeps the last read values when the
 * author is no longer followed.
 */
function Fate({ delta }: { readonly delta: Delta }) {
  const t = useText();
  const read = useAppSelector((state) => selectFate(state, delta), dequal);
  // The author is followed only while the moderator looks at the proposal. The values already read stay when
  // the cursor moves on.
  const [fate, setFate] = useState(read);
  if (read !== undefined && !dequal(read, fate)) setFate(read);
  if (fate === undefined) return undefined;
  const { all, ofKind, cut } = fate;
  if (all.accepted + all.rejected === 0) return ` (${t(moderation.authorUntried)})`;
  const count = (many: number, isCut: boolean) =>
    isCut ? t(moderation.atLeast, { count: many }) : String(many);
  const counted = {
    accepted: count(all.accepted, cut.accepted),
    rejected: count(all.rejected, cut.rejected),
  };
  const said = dequal(all, ofKind)
    ? t(moderation.authorFate, counted)
    : t(moderation.authorFateOfKind, {
        ...counted,
        acceptedOfKind: count(ofKind.accepted, cut.accepted),
        rejectedOfKind: count(ofKind.rejected, cut.rejected),
      });
  return ` (${said})`;
}

/**
 * Counts the outcomes of the author's proposals; `undefined` until they are read. Returns new objects each
 * time.
 */
function selectFate(state: RootState, delta: Delta) {
  if (!selectIsRecordRead(state, delta.author)) return undefined;
  const { accepted, rejected, ofKind } = selectAuthorRecord(state, delta.author);
  return {
    all: { accepted, rejected },
    ofKind: ofKind(delta),
    cut: selectRecordCut(state, delta.author),
  };
}
