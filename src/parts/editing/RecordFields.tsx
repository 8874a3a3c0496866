import { dequal } from 'dequal';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Side } from '@/model/records';
import { useAppSelector, type RootState } from '@/store/typed';
import { DefinitionList, type Fact } from '@/ui/DefinitionList';
import { fieldLabel } from '../display/sportWords';
import { EditButton } from './EditButton';
import { selectFields, selectFieldValue, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { FieldValue } from './FieldValue';
import { selectShownPaths } from './shownFields';
import { PendingBadge } from '../display/PendingBadge';
import { PlayerLink } from '../display/PlayerLink';
import { selectMatch } from '@/wiki/records/recordsSelectors';

export interface RecordFieldsProps {
  readonly collection: Collection;
  readonly id: string;
  /** Tells the edit buttons of a list apart. */
  readonly recordName?: string | undefined;
  /** Paths of fields that stand elsewhere on the page. */
  readonly except?: readonly string[] | undefined;
  /** Facts of other kinds, which follow. */
  readonly more?: readonly Fact[] | undefined;
  /** True shows editors also the empty fields that every record is asked for. Default true. */
  readonly asks?: boolean | undefined;
}

const nowhere: readonly string[] = [];

/** All that is known of a record, in the order of the schema: each field with its value, its mark while pending, and its edit button. */
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
  // With the names that the record's sport has for its codes.
  const known = useAppSelector((state) => selectFields(state, collection, id));
  const fields = known.filter(({ path }) => paths.includes(path));
  return (
    <DefinitionList
      items={[
        ...fields.map((field) => ({
          term: fieldLabel(t, field),
          value: <LiveValue collection={collection} id={id} field={field} />,
          // Visitors propose nothing, so their lines need no room for it.
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
  // A player's value is an object made anew, so it is compared by what it says.
  const value = useAppSelector((state) => selectFieldValue(state, collection, id, field), dequal);
  const winner = useAppSelector((state) => (field.path === 'winner' ? selectWinner(state, id) : undefined));
  if (winner) return <PlayerLink id={winner.id} name={winner.name} />;
  return <FieldValue field={field} value={value} />;
}

/** The side that a match says has won. */
function selectWinner(state: RootState, id: string): Side | undefined {
  const match = selectMatch(state, id);
  // A code that is not known here names no side.
  if (match?.winner === 'player1') return match.player1;
  return match?.winner === 'player2' ? match.player2 : undefined;
}
