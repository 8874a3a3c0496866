import { dequal } from 'dequal';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { Amendment } from '@/parts/changes/Amendment';
import { Reverted } from '@/parts/changes/Reverted';
import { ProposalChange } from '@/parts/changes/ProposalChange';
import { lazyPart } from '@/ui/lazyPart';
import { ProposalWhy } from '@/parts/proposals/ProposalWhy';
import { Thread } from '@/parts/proposals/Thread';
import { selectStanding } from '@/wiki/proposals/standing';
import { changes } from '@/language/en/changes';
import { deleting } from '@/language/en/deleting';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import { fieldLabel, newRecordTexts } from '@/parts/words/sportWords';
import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { findField } from '@/model/records/fields';
import { useAppSelector } from '@/store/typed';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import styles from './Change.module.css';
import { ChangeActions } from './ChangeActions';
import { ChangeStanding } from './ChangeStanding';

/** The flags of an own proposal, without their code until there is one that waits. */
const { Part: OwnFlags } = lazyPart(() => import('@/parts/proposals/OwnFlags'), 'OwnFlags');

export function Change({ id, name }: { readonly id: DeltaId; readonly name: string }) {
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const standing = useAppSelector((state) => selectStanding(state, id), dequal);
  if (delta === undefined || standing === undefined) return null;
  return (
    <li aria-label={changeTitle(t, delta)}>
      <Stack gap={2}>
        <div className={styles.head}>
          <ChangeStanding standing={standing} isNew={isNewRecord(delta)} />
          <span className={styles.when}>
            <RelativeTime value={delta.decidedAt ?? delta.timestamp} />
          </span>
        </div>
        <ProposalChange id={id} name={name} />
        <Amendment delta={delta} />
        <Reverted delta={delta} />
        <ProposalWhy id={id} />
        {delta.status === 'new' && <OwnFlags id={id} />}
        <Thread id={id} />
        <ChangeActions delta={delta} standing={standing} name={name} />
      </Stack>
    </li>
  );
}

function changeTitle(t: Translate, delta: Delta): string {
  if (isNewRecord(delta)) return t(newRecordTexts[delta.collection]);
  if (isDeletion(delta)) return t(deleting.wouldBe);
  const field = findField(delta.collection, delta.field);
  return field ? fieldLabel(t, field) : t(changes.severalFields);
}
