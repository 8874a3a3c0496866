import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { call, callToWrite } from '../write/call';
import type { Calling } from './calledAnswers';
import type { Services } from '../write/commit';
import { rethrow, toBackendError } from '../errors';

/** Answers questions and follows lists. The code loads at the first one, because most visitors need none. */
export function lazyAnswers({ auth, db, functions }: Services): Pick<Backend, 'ask' | 'follow'> {
  const load = () =>
    Promise.all([
      import(/* webpackChunkName: "backend-answers" */ './answers'),
      import(/* webpackChunkName: "backend-answers" */ './liveLists'),
    ]).catch((error: unknown) => {
      throw new BackendError('unavailable', `The code for this could not be loaded: ${String(error)}`);
    });
  const calling: Calling = {
    call: (...asked) => call(functions, ...asked),
    callToWrite: (name, asked) => callToWrite(functions, name, asked),
  };
  return {
    ask: (question) =>
      load()
        .then(([{ answers }]) => answers[question.kind]({ auth, db, ...calling }, question))
        .catch(rethrow),
    follow: (list, next, fail) => {
      let stop: (() => void) | undefined;
      let ended = false;
      const end = () => {
        ended = true;
        stop?.();
      };
      const failed = (error: unknown) => {
        if (ended) return;
        end();
        fail(toBackendError(error));
      };
      load().then(([, { liveLists }]) => {
        if (ended) return;
        stop = liveLists[list.kind](
          db,
          list,
          (delivery) => {
            if (!ended) next(delivery);
          },
          failed,
        );
      }, failed);
      return end;
    },
  };
}
