import type { ReactNode } from 'react';
import { deleting } from '@/language/en/deleting';
import { records } from '@/language/en/records';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { compareNames } from '@/lib/compareText';
import { isJsonObject, type Json } from '@/lib/json';
import {
  fieldChanges,
  isDeletion,
  isNewRecord,
  recordIdOf,
  type Delta,
  type FieldChange,
} from '@/model/proposals/delta';
import { shownValue } from '@/model/days/shownValue';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { RelativeTime } from '@/ui/RelativeTime';
import { TextLink } from '@/ui/TextLink';
import { selectSportOf } from '@/wiki/editing/editingSelectors';
import { selectShownDelta } from '@/wiki/records/minorSelectors';
import { selectHidesResults, selectIsHidden } from '@/wiki/spoilers/spoilersSelectors';
import { lazyPart } from '@/ui/lazyPart';
import { Amendment } from './Amendment';
import styles from './ChangeRow.module.css';
import { ProfileName } from '../profiles/ProfileName';
import { RecordLink } from '../records/RecordLink';
import { Reverted } from './Reverted';
import { Sources } from '../records/Sources';
import { fieldLabel, newRecordTexts } from '../words/sportWords';
import { ValueChange } from './ValueChange';

/** The line in place of what would tell a result, without its code for readers who hide none. */
const { Part: HiddenChange } = lazyPart(
  () => import(/* webpackChunkName: "result-button" */ '../spoilers/HiddenChange'),
  'HiddenChange',
);

export interface ChangeRowProps {
  readonly id: string;
  readonly named?: boolean;
  readonly actions?: ReactNode;
  readonly said?: ReactNode;
}

export function ChangeRow({ id, named = false, actions, said }: ChangeRowProps) {
  const t = useText();
  const delta = useAppSelector((state) => selectShownDelta(state, id));
  const hidden = useAppSelector(
    (state) => delta?.collection === 'match' && selectIsHidden(state, recordIdOf(delta)),
  );
  const hides = useAppSelector(selectHidesResults);
  if (!delta) return undefined;
  const { collection } = delta;
  return (
    <li className={styles.row}>
      {named && (
        <div className={styles.name}>
          <RecordLink {...{ collection }} id={recordIdOf(delta)} fallback={nameIn(delta, hides)} />
        </div>
      )}
      {hidden ? <HiddenChange id={recordIdOf(delta)} /> : <Said delta={delta} />}
      <div className={styles.meta}>
        <span>
          <TextLink to={path('member', { uid: delta.author })} plain>
            <ProfileName uid={delta.author} />
          </TextLink>
        </span>
        <RelativeTime value={delta.decidedAt ?? delta.timestamp} />
        {delta.trusted && <span>{t(records.atOnce)}</span>}
        {delta.source !== undefined && (
          <span>
            <Rich text={records.sourceIs} values={{ source: <Sources sources={[delta.source]} /> }} />
          </span>
        )}
        {actions}
      </div>
      {!hidden && said}
    </li>
  );
}

function Said({ delta }: { readonly delta: Delta }) {
  const t = useText();
  return (
    <>
      <Changes delta={delta} />
      <Amendment delta={delta} />
      <Reverted delta={delta} />
      {delta.note !== undefined && <p className={styles.note}>{t(records.note, { note: delta.note })}</p>}
    </>
  );
}

function Changes({ delta }: { readonly delta: Delta }) {
  const t = useText();
  const sport = useAppSelector((state) => selectSportOf(state, delta.collection, recordIdOf(delta)));
  if (isDeletion(delta)) return <div>{t(deleting.was)}</div>;
  if (isNewRecord(delta)) return <div>{t(newRecordTexts[delta.collection])}</div>;
  const changes = fieldChanges(delta) ?? [];
  const before = valuesOf(
    fieldChanges({ ...delta, value: delta.before ?? (delta.field === '' ? {} : null) }) ?? [],
  );
  const after = valuesOf(changes);
  return (
    <ul>
      {changes.map(({ field, value }) => (
        <li key={field.path}>
          <span className={styles.field}>{fieldLabel(t, field)}</span>{' '}
          <ValueChange
            field={field}
            sport={sport}
            before={shownValue(field, before[field.path] ?? null, before)}
            after={shownValue(field, value, after)}
          />
        </li>
      ))}
    </ul>
  );
}

const valuesOf = (changes: readonly FieldChange[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(changes.map(({ field, value }) => [field.path, value]));

/**
 * The name in a proposed or deleted record, used when the record is missing. While results are hidden, a
 * match is named in an order that does not reveal the winner.
 */
function nameIn(delta: Delta, hides: boolean): string | undefined {
  const { value, before } = delta;
  const said = isDeletion(delta) ? before : value;
  if (!isJsonObject(said)) return undefined;
  const [own, ...players] = [said, said['player1'], said['player2']].map((each) =>
    isJsonObject(each) && typeof each['name'] === 'string' ? each['name'] : undefined,
  );
  if (own !== undefined || !players.every((name) => name !== undefined)) return own;
  return (hides ? players.toSorted(compareNames) : players).join(' v ');
}
