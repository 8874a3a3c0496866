import { definitionProblems } from './en/definitionProblems';
import { english } from './language';
import { message, type Message } from './text';

export interface SaidProblem {
  readonly kind: Exclude<keyof typeof definitionProblems, 'whole'>;
  readonly at: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const problemMessage = ({ kind, at, values }: SaidProblem): Message => ({
  text: definitionProblems[kind],
  values: { ...values, at: at || message(definitionProblems.whole) },
});

export const problemSentence = (problem: SaidProblem): string => english.t(problemMessage(problem));
