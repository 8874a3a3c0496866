import { isJsonObject } from '@/lib/json';
import {
  fieldChanges,
  isDeletion,
  isNewRecord,
  recordIdOf,
  sameFieldValue,
  type Delta,
} from '@/model/proposals/delta';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { RootState } from '@/store/typed';
import { selectBundle, selectHistory } from '../deltas/deltasSelectors';
import type { ProposalView, ProposedField } from '../records/proposalSelectors';
import type { OtherSource } from './flagRules/flagRule';
import { isFact } from './flagRules/stated';
import { selectRivals } from './rivals';

export function selectOtherSource(state: RootState, view: ProposalView): OtherSource | undefined {
  const { delta, fields } = view;
  if (isNewRecord(delta) || isDeletion(delta)) return undefined;
  const changed = fields.filter(
    ({ field, live, proposed }) => isFact(field) && live !== null && !sameFieldValue(field, live, proposed),
  );
  const own = new Set(
    [delta, ...(delta.bundle ? selectBundle(state, delta.author, delta.bundle) : [])].flatMap(sourcesOf),
  );
  const stands = changed.length > 0 && sourcesBehind(state, view, changed).find((source) => !own.has(source));
  if (stands) return { source: stands, isProposed: false };
  const proposed = selectRivals(state, delta)
    .filter((rival) => fields.some(({ field, proposed: value }) => saysOther(rival, field, value)))
    .flatMap(({ source }) => source ?? [])
    .find((source) => !own.has(source));
  return proposed === undefined ? undefined : { source: proposed, isProposed: true };
}

function sourcesBehind(
  state: RootState,
  { delta, live }: ProposalView,
  changed: readonly ProposedField[],
): readonly string[] {
  const history = selectHistory(state, delta.collection, recordIdOf(delta));
  const ofChanges = changed.map(
    ({ field }) => history.find((other) => valueIn(other, field) !== undefined)?.source,
  );
  const said = ofChanges.filter((source) => source !== undefined);
  return said.length > 0 ? said : (live?.source ?? []);
}

const valueIn = (delta: Delta, field: FieldSpec) =>
  (fieldChanges(delta) ?? []).find((change) => change.field.path === field.path)?.value;

function saysOther(delta: Delta, field: FieldSpec, value: ProposedField['proposed']): boolean {
  const said = valueIn(delta, field);
  return said !== undefined && !sameFieldValue(field, said, value);
}

function sourcesOf({ source, field, value }: Delta): readonly string[] {
  const listed = field === 'source' ? value : isJsonObject(value) ? value['source'] : undefined;
  const named = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  return source === undefined ? named : [source, ...named];
}
