import type { Backend } from '@/backend/backend';
import { call, callToWrite } from '../write/call';
import type { Calling } from './calledAnswers';
import type { Services } from '../write/commit';
import { notLoaded, rethrow } from '../errors';

/** Answers questions. The code loads at the first one, because most visitors need none. */
export function lazyAnswers({ auth, db, functions }: Services): Backend['ask'] {
  const calling: Calling = {
    call: (...asked) => call(functions, ...asked),
    callToWrite: (name, asked) => callToWrite(functions, name, asked),
  };
  return (question) =>
    import(/* webpackChunkName: "backend-answers" */ './answers')
      .catch(notLoaded)
      .then(({ answers }) => answers[question.kind]({ auth, db, ...calling }, question))
      .catch(rethrow);
}
