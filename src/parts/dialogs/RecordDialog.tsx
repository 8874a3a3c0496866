import { dequal } from 'dequal';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { useText } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import { sportsFor } from '@/model/sports';
import { useAppSelector, type RootState } from '@/store/typed';
import { contradiction, newContradiction } from '../forms/contradiction';
import { draftProblem, emptyDraft, type Drafts } from '../drafts/draft';
import { draftsSchema, whySchema } from '../drafts/draftSchema';
import type { ProposalAhead } from './proposalAhead';
import { ProposalDialog } from './ProposalDialog';
import { RecordInputs } from '../forms/RecordInputs';
import { useKeptForm } from '../drafts/useKeptForm';
import { noWhy, type Why } from '@/wiki/editing/why';
import { useSports } from '@/wiki/sports/useSports';

const keptForm = v.object({ drafts: draftsSchema, why: whySchema });

export interface RecordDialogProps {
  readonly collection: Collection;
  /** The key under which the device stores the form: `match/new/e1`. */
  readonly form: string;
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  readonly sport?: string | undefined;
  readonly initial?: Drafts | undefined;
  readonly initialWhy?: Why | undefined;
  /** The record exists, so unchanged fields are not checked. */
  readonly revises?: boolean | undefined;
  readonly advice?: ((drafts: Drafts) => ReactNode) | undefined;
  /** What the form is about to propose; `undefined` if nothing. `typed` as below. */
  readonly ahead: (state: RootState, drafts: Drafts, typed: Drafts) => ProposalAhead | undefined;
  /** Proposes the record; throws a sentence if that fails. `typed` has only the drafts that were changed. */
  readonly onPropose: (drafts: Drafts, why: Why, typed: Drafts) => void;
  readonly onClose: () => void;
}

const nothing: Drafts = {};

export function RecordDialog({ title, advice, ahead: aheadOf, onPropose, ...props }: RecordDialogProps) {
  const { form, fields, sport, initial = nothing, initialWhy = noWhy, onClose } = props;
  const begin = () => ({ drafts: nothing, why: initialWhy });
  const kept = useKeptForm(form, keptForm, begin, onClose);
  const { drafts: typed } = kept.content;
  const drafts = { ...initial, ...typed };
  const { first, shown, touch, forget } = useProblems(props, drafts);
  const ahead = useAppSelector((state) => aheadOf(state, drafts, changed(typed, initial)), dequal);

  const discard = () => {
    kept.discard();
    forget();
  };
  return (
    <ProposalDialog
      form={{ ...kept, discard }}
      title={title}
      recordName={title}
      wide={fields.length > 3}
      problem={shown.size > 0 ? '' : first}
      ahead={first === undefined ? ahead : undefined}
      advice={advice?.(drafts)}
      onPropose={(content) =>
        onPropose({ ...initial, ...content.drafts }, content.why, changed(content.drafts, initial))
      }
    >
      <RecordInputs
        fields={fields}
        sport={sport}
        drafts={drafts}
        problems={shown}
        onChange={(path, draft) => {
          touch(path);
          kept.change((before) => ({ ...before, drafts: { ...before.drafts, [path]: draft } }));
        }}
      />
    </ProposalDialog>
  );
}

const changed = (typed: Drafts, initial: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(typed).filter(([path, draft]) => !dequal(draft, initial[path] ?? emptyDraft)),
  );

type RecordForm = Pick<RecordDialogProps, 'collection' | 'fields' | 'sport' | 'initial' | 'revises'>;

function useProblems({ collection, fields, sport, initial = nothing, revises }: RecordForm, drafts: Drafts) {
  const t = useText();
  const sports = sportsFor(useSports(), sport);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const judged = revises ? changed(drafts, initial) : undefined;
  const problems = fields.flatMap((field): readonly (readonly [string, string])[] => {
    if (judged && !Object.hasOwn(judged, field.path)) return [];
    const problem = draftProblem(t, field, drafts[field.path] ?? emptyDraft, sports);
    return problem === undefined ? [] : [[field.path, problem]];
  });
  const between = revises ? newContradiction(collection, initial, drafts) : contradiction(collection, drafts);
  return {
    first: problems[0]?.[1] ?? (between && t(between)),
    shown: new Map(problems.filter(([path]) => touched.has(path))),
    touch: (path: string) => setTouched((before) => new Set(before).add(path)),
    forget: () => setTouched(new Set()),
  };
}
