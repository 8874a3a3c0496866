import { isJsonObject, type Json } from '@/lib/json';
import { causeOf, type Cause } from '../cause';
import { isDateString } from '../dates';
import { fieldChanges, isDeletion, type FieldChange, type Proposal } from './delta';
import { fieldProblem, type Measure } from '../records/fieldProblem';
import { found } from '../found';
import { findField } from '../records/fields';
import { isStoredId } from '../ids';
import { isCollection, fieldSpecs, type Collection } from '../schema/recordSchema';
import { findSport, sportsFor } from '../sports';

const malformed = (said: string): Cause => causeOf('malformed', { said });

/**
 * Why rules and functions would refuse the proposal, or `undefined` if they would take it. `sport` is the
 * changed record's sport, if at hand: then only its codes pass. A new record names its own sport.
 */
export function proposalProblem(proposal: Proposal, measure: Measure, sport?: string): Cause | undefined {
  const { collection, docId, field, value } = proposal;
  if (!isCollection(collection))
    return malformed(`collection: expected event, match or player, found ${found(collection)}`);
  if (docId !== '' && !isStoredId(docId)) return malformed(`docId: expected an id, found ${found(docId)}`);
  if (field !== '') {
    const spec = findField(collection, field);
    if (!spec) return malformed(`field: expected an editable field of ${collection}, found ${found(field)}`);
    if (docId === '') return malformed('docId: a field is edited on an existing record, found none');
    return fieldProblem(spec, value, narrowed(measure, sport));
  }
  if (isDeletion(proposal)) return proposal.note === undefined ? causeOf('deletionReason') : undefined;
  if (!isJsonObject(value)) return malformed(`value: expected the fields of a record, found ${found(value)}`);
  return docId === ''
    ? newRecordProblem(collection, value, measure)
    : mergeProblem(collection, value, narrowed(measure, sport));
}

const narrowed = ({ reading, sports }: Measure, sport: string | undefined): Measure => ({
  reading,
  sports: sports && sportsFor(sports, sport),
});

function mergeProblem(collection: Collection, value: Json, measure: Measure): Cause | undefined {
  const changes = fieldChanges({ collection, field: '', value }) ?? [];
  if (changes.length === 0) return malformed('value: expected at least one editable field, found none');
  const apart = changes.find(({ field }) => field.apart);
  if (apart)
    return malformed(`value: expected ${apart.field.path} to be edited by itself, found it with the record`);
  return strayKey(collection, value, []) ?? firstProblem(changes, measure);
}

const parents = { event: ['sport'], match: ['event'], player: [] } as const satisfies Record<
  Collection,
  readonly string[]
>;

function newRecordProblem(collection: Collection, value: Json, measure: Measure): Cause | undefined {
  if (!isJsonObject(value)) return malformed('value: expected an object');
  const changes = fieldChanges({ collection, field: '', value }) ?? [];
  const missing = fieldSpecs[collection].find(
    (field) => field.required && !changes.some((change) => change.field === field),
  );
  if (missing) return causeOf('isRequired', { field: missing.path });
  const sport = sportOf(collection, value);
  if (collection !== 'player' && !isSport(sport, measure)) {
    return malformed(`sport: expected a sport's id, found ${found(sport)}`);
  }
  return (
    strayKey(collection, value, parents[collection]) ??
    (collection === 'match' ? eventProblem(value['event']) : undefined) ??
    firstProblem(changes, narrowed(measure, sport))
  );
}

const isSport = (id: string | undefined, { sports }: Measure): boolean =>
  sports === undefined ? isStoredId(id) : id !== undefined && findSport(sports, id) !== undefined;

function sportOf(collection: Collection, value: Json): string | undefined {
  const parent = isJsonObject(value) ? (collection === 'match' ? value['event'] : value) : undefined;
  const sport = isJsonObject(parent) ? parent['sport'] : undefined;
  const id = isJsonObject(sport) && Object.keys(sport).length === 1 ? sport['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function eventProblem(event: Json | undefined): Cause | undefined {
  const fits =
    isJsonObject(event) &&
    Object.keys(event).sort().join() === 'date,id,sport' &&
    isStoredId(event['id']) &&
    isDateString(event['date']);
  return fits ? undefined : malformed(`event: expected its id, date and sport, found ${found(event)}`);
}

const firstProblem = (changes: readonly FieldChange[], measure: Measure) =>
  changes
    .map(({ field, value }) => fieldProblem(field, value, measure))
    .find((problem) => problem !== undefined);

function strayKey(collection: Collection, value: Json, extra: readonly string[]): Cause | undefined {
  if (!isJsonObject(value)) return undefined;
  const sides = fieldSpecs[collection].filter(({ type }) => type === 'player').map(({ path }) => path);
  const known = [...fieldSpecs[collection].map((field) => field.path.split('.')[0]), ...extra];
  const stray = Object.keys(value).find((key) => !known.includes(key));
  if (stray !== undefined)
    return malformed(`value: expected editable fields of ${collection} only, found ${found(stray)}`);
  const badSide = sides.find((key) => {
    if (!Object.hasOwn(value, key)) return false;
    const side = value[key];
    const parts = isJsonObject(side) ? Object.keys(side) : [];
    return parts.length === 0 || !parts.every((part) => partsOfSide(collection, key).includes(part));
  });
  return badSide === undefined
    ? undefined
    : malformed(
        `${badSide}: expected some of ${partsOfSide(collection, badSide).join(', ')}, found ${found(value[badSide])}`,
      );
}

const partsOfSide = (collection: Collection, side: string): readonly string[] => [
  'id',
  'name',
  ...fieldSpecs[collection].flatMap(({ path }) =>
    path.startsWith(`${side}.`) ? [path.slice(side.length + 1)] : [],
  ),
];
