import { BackendError } from '@/backend/errors';
import type { AnswerTo, Question, QuestionKind } from '@/backend/questions';
import { isJsonObject } from '@/lib/json';
import type { Parsed } from '@/lib/parsed';
import { isCause } from '@/model/cause';
import { parseAccountFacts } from '@/model/accounts/accountFacts';
import type { OwnAccountAsked } from '@/model/accounts/ownAccount';
import { parseExportPage } from '@/model/parsing/parseExportPage';
import { parseReportAnswer } from '@/model/parsing/parseReport';
import { isSportProblem } from '@/model/parsing/sportProblem';
import { parseScoreAnswer } from '@/model/scoring/parseScoring';

/** Calls a function by name. Its answer must be parsed. */
export type Call = (name: string, asked: object, ms?: number) => Promise<unknown>;

export interface Calling {
  readonly call: Call;
  /** Calls a function that refuses outdated pages. */
  readonly callToWrite: (name: string, asked: object) => Promise<unknown>;
}

type CalledAnswers = {
  readonly [K in QuestionKind]?: (calling: Calling, question: Question<K>) => Promise<AnswerTo<K>>;
};

/** One page of an export reads about two hundred documents. */
const exportMs = 60_000;
const askMs = 20_000;
const errorsMs = 30_000;

export const calledAnswers = {
  appointOrganiser: actOnce,
  confirmCard: async ({ callToWrite }, question) => confirmedIn(await callToWrite('act', question)),
  declineReports: async ({ call }, { network }) => {
    const answer = await call('declineReports', { network });
    return isJsonObject(answer) ? Number(answer['closed'] ?? 0) : 0;
  },
  dropRequest: actOnce,
  exportPage: async ({ call }, { after }) =>
    valueOf(parseExportPage(await aboutSelf(call, { kind: 'export', ...(after && { after }) }))),
  inviteScorer: async ({ callToWrite }, question) => tokenIn(await callToWrite('act', question)),
  leave: async ({ call }) => void (await aboutSelf(call, { kind: 'leave' })),
  lookUpAccount: async ({ call }, { email }) =>
    valueOf(parseAccountFacts(await call('lookUpAccount', { email }, askMs))),
  report: async ({ call }, { report }) => valueOf(parseReportAnswer(await call('report', report, askMs))),
  revokeScorer: actOnce,
  saveSite: actOnce,
  saveSport: async ({ callToWrite }, question) => problemsIn(await callToWrite('act', question)),
  score: async ({ call }, { sent }) => valueOf(parseScoreAnswer(await call('score', sent, askMs))),
  sendErrors: async ({ call }, { errors }) => void (await call('browserErrors', { errors }, errorsMs)),
  stay: async ({ call }) => void (await aboutSelf(call, { kind: 'stay' })),
  withhold: actOnce,
} as const satisfies CalledAnswers;

const aboutSelf = (call: Call, asked: OwnAccountAsked) => call('ownAccount', asked, exportMs);

/** The question is the act's payload. */
async function actOnce({ callToWrite }: Calling, asked: object): Promise<void> {
  refuseConflict(await callToWrite('act', asked));
}

function refuseConflict(answer: unknown): void {
  if (isJsonObject(answer) && answer['outcome'] === 'conflict')
    throw new BackendError('conflict', 'The page is not there any more');
}

function confirmedIn(answer: unknown): AnswerTo<'confirmCard'> {
  const { reason, stored, queued } = isJsonObject(answer) ? answer : {};
  if (isCause(reason)) return { refused: reason };
  refuseConflict(answer);
  return { stored: Number(stored ?? 0), queued: Number(queued ?? 0) };
}

function tokenIn(answer: unknown): string {
  refuseConflict(answer);
  const token = isJsonObject(answer) ? answer['token'] : undefined;
  if (typeof token !== 'string')
    throw new BackendError('internal', 'inviteScorer: expected a token, found none');
  return token;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function problemsIn(answer: unknown): AnswerTo<'saveSport'> {
  const { outcome, problems, why }: Readonly<Record<string, unknown>> = isJsonObject(answer) ? answer : {};
  if (outcome === 'done') return [];
  if (Array.isArray(why) && why.every(isSportProblem)) return why;
  if (Array.isArray(problems) && problems.every(isText)) return problems;
  throw new BackendError('internal', 'saveSport: expected a list of problems, found something else');
}

function valueOf<T>(answer: Parsed<T>): T {
  if (!answer.ok) throw new BackendError('internal', answer.error);
  return answer.value;
}
