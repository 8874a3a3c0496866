import { dequal } from 'dequal';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Side } from '@/model/records/records';
import { useAppSelector, type RootState } from '@/store/typed';
import { DefinitionList, type Fact } from '@/ui/DefinitionList';
import { fieldLabel } from '../words/sportWords';
import { EditButton } from './EditButton';
import { selectFields, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { FieldValue } from '../records/FieldValue';
import { selectShownPaths, selectShownValue } from '../forms/shownFields';
import { PendingBadge } from '../records/PendingBadge';
import { PlayerLink } from '../records/PlayerLink';
import { selectMatch } from '@/wiki/records/recordsSelectors';

export interface RecordFieldsProps {
  readonly collection: Collection;
  readonly id: string;
  /** Distinguishes the edit buttons of a list for screen readers. */
  readonly recordName?: string | undefined;
  readonly except?: readonly string[] | undefined;
  readonly more?: readonly Fact[] | undefined;
  /** Also shows editors the empty fields that every record should have. Default true. */
  readonly asks?: boolean | undefined;
}

const nowhere: readonly string[] = [];

export function RecordFields({
  collection,
  id,
  recordName,
  except = nowhere,
  asks = true,
  more = [],
}: RecordFieldsProps) {
  const t = useText();
  const mayEdit = useAppSelector(selectMayEdit);
  const paths = useAppSelector(
    (state) => selectShownPaths(state, collection, id, { except, asks: asks && mayEdit }),
    sameItems,
  );
  const known = useAppSelector((state) => selectFields(state, collection, id));
  const fields = known.filter(({ path }) => paths.includes(path));
  return (
    <DefinitionList
      items={[
        ...fields.map((field) => ({
          term: fieldLabel(t, field),
          value: <LiveValue collection={collection} id={id} field={field} />,
          // Readers cannot propose, so their lines need no room for marks and buttons.
          ...(mayEdit && {
            mark: <PendingBadge collection={collection} id={id} field={field.path} compact />,
            action: <EditButton collection={collection} id={id} field={field.path} recordName={recordName} />,
          }),
        })),
        ...more,
      ]}
    />
  );
}

function LiveValue({
  collection,
  id,
  field,
}: Pick<RecordFieldsProps, 'collection' | 'id'> & { readonly field: FieldSpec }) {
  // A player's value is a new object each time, so compare it deeply.
  const value = useAppSelector((state) => selectShownValue(state, collection, id, field), dequal);
  const winner = useAppSelector((state) => (field.path === 'winner' ? selectWinner(state, id) : undefined));
  if (winner) return <PlayerLink id={winner.id} name={winner.name} />;
  return <FieldValue field={field} value={value} />;
}

function selectWinner(state: RootState, id: string): Side | undefined {
  const match = selectMatch(state, id);
  // An unknown code names no side.
  if (match?.winner === 'player1') return match.player1;
  return match?.winner === 'player2' ? match.player2 : undefined;
}
