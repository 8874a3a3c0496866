import { dequal } from 'dequal';
import { useState } from 'react';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/delta';
import { path } from '@/model/routes';
import { ProfileName } from '@/parts/display/ProfileName';
import { useAppSelector, type RootState } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { selectIsRecordRead, selectRecordCut } from '@/wiki/review/authorScopes';
import { selectAuthorRecord } from '@/wiki/review/flagSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';

/**
 * The author of a proposal, who leads to all of theirs, since when there is the account, and how many of its proposals were accepted
 * and rejected, where that is read.
 */
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

/** Says what became of the author's proposals, of all and of those like this one, as long as it stands there as it was read last. */
function Fate({ delta }: { readonly delta: Delta }) {
  const t = useText();
  const read = useAppSelector((state) => selectFate(state, delta), dequal);
  // The author is followed while the proposal is looked at; what has been read does not go with the cursor.
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

/** Counts what became of the author's proposals; `undefined` until it is read, and new objects each time. */
function selectFate(state: RootState, delta: Delta) {
  if (!selectIsRecordRead(state, delta.author)) return undefined;
  const { accepted, rejected, ofKind } = selectAuthorRecord(state, delta.author);
  return {
    all: { accepted, rejected },
    ofKind: ofKind(delta),
    cut: selectRecordCut(state, delta.author),
  };
}
