import fc from 'fast-check';
import type { Proposal } from '@/model/proposals/delta';
import { isNewId } from '@/model/ids';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { anyBundle, anyForgery, anyStep, validProposals } from './anyProposal';
import type { Person, Request } from './emulator';
import { at, type DocFields } from './firestoreValue';
import { storedEvent, storedMatch, storedPlayer } from './fixtures';
import { asDelta } from './valueCases';
import { asRules } from './asRules';

export interface Attempt {
  readonly kind: string;
  readonly given: Readonly<Record<string, DocFields>>;
  readonly by: Person;
  readonly request: Request;
  readonly fits: boolean;
}

/** Takes an id that no other attempt has, so that thousands fit into one project. */
export type AnyAttempt = fc.Arbitrary<(id: string) => Attempt>;

export const anyValid = fc.constantFrom(...validProposals);
const anySteps = fc.oneof(
  { weight: 1, arbitrary: fc.array(anyStep, { maxLength: 0 }) },
  { weight: 3, arbitrary: fc.array(anyStep, { minLength: 1, maxLength: 3 }) },
);
export const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

export const anyDocument = fc
  .record({
    proposed: anyValid,
    steps: anySteps,
    bundle: fc.option(anyBundle, { freq: 3, nil: undefined }),
    forgery: sometimes(anyForgery),
  })
  .map(({ proposed, steps, bundle, forgery }) => {
    const stepped = steps.reduce((last, step) => step(last), proposed);
    const delta = { ...asDelta(stepped), ...(bundle !== undefined && { bundle }) };
    return {
      proposed,
      stepped,
      data: forgery === null ? delta : forgery(delta),
      fits:
        forgery === null &&
        proposalProblem(stepped, asRules) === undefined &&
        (bundle === undefined || isNewId(bundle)),
    };
  });

export const stored = { event: storedEvent, match: storedMatch, player: storedPlayer } as const;
export const anyCollection = fc.constantFrom('event', 'match', 'player');

/** State of a delta that somebody wants to overwrite, decide or delete. */
export const anyStanding = fc.record({
  author: fc.constantFrom('ed', 'ed', 'ed', 'ed', 'ed', 'ed', 'other', 'mod'),
  status: fc.constantFrom('new', 'new', 'new', 'new', 'new', 'new', 'rejected', 'applied'),
  rest: fc.constantFrom<DocFields>(
    {},
    {},
    {},
    {},
    { problem: 'x', problemAt: at(3) },
    { applying: { cursor: '' } },
    { thread: { 0: { id: 'c1', by: 'mod', at: at(2), text: 'Where?' } } },
  ),
});
type Standing = typeof anyStanding extends fc.Arbitrary<infer T> ? T : never;

export const asStored = (proposed: Proposal, { author, status, rest }: Standing): DocFields => ({
  ...asDelta(proposed),
  timestamp: at(1),
  author,
  status,
  ...rest,
});
export const isOpen = ({ status, rest }: Standing) => status === 'new' && !('applying' in rest);
