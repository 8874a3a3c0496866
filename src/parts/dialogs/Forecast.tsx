import { dequal } from 'dequal';
import { useId, useMemo, useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { deltaId, userId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import type { Why } from '@/wiki/editing/why';
import { shownView } from '@/wiki/records/minorSelectors';
import { viewProposal } from '@/wiki/records/proposalSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { selectFlagsAhead } from '@/wiki/review/flagSelectors';
import { nameIn } from '@/wiki/review/proposedName';
import { useFlagSources } from '@/wiki/review/useFlagSources';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { useToday } from '../days/useToday';
import styles from './Forecast.module.css';
import type { ProposalAhead } from './proposalAhead';
import { ProposalTable } from '../changes/ProposalTable';

export interface ForecastProps {
  readonly ahead: ProposalAhead;
  readonly why: Why;
  readonly name: string;
}

export function Forecast({ ahead, why, name }: ForecastProps) {
  const t = useText();
  const titleId = useId();
  const delta = useDelta(ahead, why);
  const sources = useFlagSources(useToday(), delta.collection === 'player' && nameIn(delta) !== undefined);
  const isNew = isNewRecord(delta);
  const live = useAppSelector((state) =>
    isNew ? undefined : selectBaseRecord(state, delta.collection, delta.docId),
  );
  const view = useMemo(() => viewProposal(delta, live), [delta, live]);
  const shown = useAppSelector((state) => shownView(state, view));
  const flags = useAppSelector((state) => selectFlagsAhead(state, view, sources), dequal);
  if (isNew && flags.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.forecast}>
      <h3 id={titleId} className={styles.title}>
        {t(editing.ahead)}
      </h3>
      {!isNew && <ProposalTable view={shown} name={name} />}
      {flags.length > 0 && (
        <ul className={styles.flags}>
          {flags.map(({ code, severity, sentence }) => (
            <li key={code} data-severity={severity}>
              {t(sentence)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useDelta(ahead: ProposalAhead, { note, source }: Why): Delta {
  const uid = useAppSelector(selectUid) ?? '';
  const [now] = useState(Date.now);
  return useMemo(
    () => ({
      id: deltaId('ahead'),
      ...ahead,
      author: userId(uid),
      timestamp: now,
      status: 'new',
      ...(note.trim() !== '' && { note }),
      ...(source.trim() !== '' && { source }),
    }),
    [ahead, uid, now, note, source],
  );
}
