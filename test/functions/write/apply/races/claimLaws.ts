import type { Docs } from '../../../documents';
import { decides, type Answer } from './answer';
import { isModerator, looking, moderators } from './stories';

/**
 * Faults in claims. A claim names its moderator, is replaced by nobody else while valid, and keeps nobody from
 * deciding.
 */
export function claimFaults(
  ids: ReadonlySet<string>,
  after: Docs,
  answers: readonly Answer[],
): readonly string[] {
  return [...[...ids].flatMap((id) => wordFaults(id, after, answers)), ...idleRefusals(after, answers)];
}

function wordFaults(id: string, after: Docs, answers: readonly Answer[]): readonly string[] {
  const word = after[`review/${id}`];
  const about = answers.filter((answer) => answer.id === id && !decides(answer));
  const said = (kind: 'claim' | 'leave') => about.filter((answer) => answer.kind === kind && answer.done);
  const before = looking[id];
  const first = before?.isGood === true ? [before.by] : [];
  const holders = new Set([...first, ...said('claim').map(({ by }) => by)]);
  const faults = [
    ...about.filter(({ by, done }) => done && !isModerator(by)).map(({ by }) => `${by} is no moderator`),
    ...about
      .filter(({ by, kind, done }) => kind === 'claim' && !done && isModerator(by))
      .filter(({ by }) => ![...holders].some((other) => other !== by))
      .map(({ by }) => `${by} may not look, though nobody else does`),
    ...moderators.flatMap((by) => brokenWords(by, about)),
    ...(said('leave').length > 0 ? [] : standingFaults([...holders], word?.['by'], before?.by)),
    ...(word === undefined || holders.has(word['by']) || word['by'] === before?.by
      ? []
      : [`${word['by']} is said to look, who never said so`]),
  ];
  return faults.map((fault) => `review of ${id}: ${fault}`);
}

/** If nobody has withdrawn a claim, only the first one counts, and it is stored. */
function standingFaults(
  holders: readonly string[],
  stands: unknown,
  before: string | undefined,
): readonly string[] {
  if (holders.length > 1) return [`${holders.join(' and ')} look at the same time`];
  const [wanted = before] = holders;
  return stands === wanted ? [] : [`${wanted} looks, and ${String(stands)} is said to`];
}

/** A moderator may repeat and withdraw their own claim, and nobody else's. */
function brokenWords(by: string, about: readonly Answer[]): readonly string[] {
  const faults: string[] = [];
  let holds = false;
  for (const { kind, done } of about.filter((answer) => answer.by === by)) {
    if (kind === 'leave' ? done !== holds : holds && !done)
      faults.push(
        `${by} ${holds ? 'holds' : 'does not hold'} it, and ${kind} is ${done ? 'done' : 'refused'}`,
      );
    holds = kind === 'leave' ? false : holds || done;
  }
  return faults;
}

/** Decisions that were refused although nobody else has decided and nothing prevents them. */
const idleRefusals = (after: Docs, answers: readonly Answer[]): readonly string[] =>
  answers
    .filter((answer) => decides(answer) && !answer.done)
    .filter(({ id, kind }) => {
      const doc = after[`delta/${id}`];
      return doc?.['status'] === 'new' && (kind !== 'apply' || typeof doc['problem'] !== 'string');
    })
    .map(({ by, kind, id, words }) => `${by} may not ${kind} ${id}, which nobody has decided: ${words}`);
