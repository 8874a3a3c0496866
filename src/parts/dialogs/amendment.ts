import * as v from 'valibot';
import { editing } from '@/language/en/editing';
import { moderation } from '@/language/en/moderation';
import type { Translate } from '@/language/language';
import type { Json } from '@/lib/json';
import { amendedValue } from '@/model/proposals/amending';
import { fieldsFor, fieldValue } from '@/model/records/fields';
import type { AnyRecord } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { findSport, sportsFor, type Sport } from '@/model/sports';
import type { ProposalView } from '@/wiki/records/proposalSelectors';
import { fieldLabel } from '../words/sportWords';
import { newContradiction } from '../forms/contradiction';
import { draftOf, draftProblem, draftValue, type Draft, type Drafts } from '../drafts/draft';
import { draftsSchema } from '../drafts/draftSchema';

export const amendmentSchema = v.object({
  /** Typed drafts by path. An absent field stays as proposed. */
  drafts: draftsSchema,
  left: v.array(v.string()),
});

export type AmendmentDraft = v.InferOutput<typeof amendmentSchema>;

export interface AmendedField {
  readonly field: FieldSpec;
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly now: Json;
  readonly isLeft: boolean;
}

export function fieldsOf(
  t: Translate,
  view: ProposalView,
  { drafts, left }: AmendmentDraft,
  sports: readonly Sport[],
): readonly AmendedField[] {
  const sport = sportOf(view.proposed);
  const known = fieldsFor(view.delta.collection, findSport(sports, sport ?? ''));
  return view.fields.map(({ field, proposed, live }) => {
    const spec = known.find(({ path }) => path === field.path) ?? field;
    const draft = drafts[field.path] ?? draftOf(proposed);
    // A new player would be a proposal of the moderator's own.
    const problem =
      draft.kind === 'newPlayer'
        ? t(editing.choosePlayerFor, { field: fieldLabel(t, spec) })
        : draftProblem(t, spec, draft, sportsFor(sports, sport));
    return { field: spec, draft, problem, now: live, isLeft: left.includes(field.path) };
  });
}

export function amendmentProblem(
  t: Translate,
  view: ProposalView,
  { drafts }: AmendmentDraft,
  fields: readonly AmendedField[],
): string | undefined {
  const chosen = fields.filter(({ isLeft }) => !isLeft);
  if (chosen.length === 0) return t(moderation.chooseField);
  const wrong = chosen.find(({ problem }) => problem !== undefined);
  if (wrong) return wrong.problem;
  const left = fields.filter(({ isLeft }) => isLeft);
  const unchanged: Drafts = Object.fromEntries(left.map(({ field, now }) => [field.path, draftOf(now)]));
  const before = draftsOf(view);
  const after: Drafts = { ...before, ...drafts, ...unchanged };
  const between = newContradiction(view.delta.collection, before, after);
  return between && t(between);
}

export function amendmentValue({ delta, fields }: ProposalView, { drafts, left }: AmendmentDraft): Json {
  const chosen = fields.filter(({ field }) => !left.includes(field.path));
  return amendedValue(
    delta,
    chosen.map(({ field, proposed }) => {
      const draft = drafts[field.path];
      return { field, value: draft === undefined ? proposed : (draftValue(field, draft) ?? null) };
    }),
  );
}

function draftsOf({ proposed, delta }: ProposalView): Drafts {
  if (proposed === undefined) return {};
  return Object.fromEntries(
    fieldsFor(delta.collection, undefined).map((field) => [field.path, draftOf(fieldValue(proposed, field))]),
  );
}

export function sportOf(record: AnyRecord | undefined): string | undefined {
  if (record === undefined) return undefined;
  if ('event' in record) return record.event.sport.id;
  return 'sport' in record ? record.sport.id : undefined;
}
