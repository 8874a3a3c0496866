import { BackendError } from '@/backend/errors';
import type { Services } from './commit';
import type { ForReview } from './forReview';

type Load = () => Promise<ForReview>;

/** The same interface, loading its code at the first call. Most visitors never need it. */
export function lazyForReview(services: Pick<Services, 'db' | 'functions'>): ForReview {
  const load: Load = () =>
    import('./forReview').then(
      ({ createForReview }) => createForReview(services),
      (error: unknown) => {
        throw new BackendError('unavailable', `The code for this could not be loaded: ${String(error)}`);
      },
    );
  return {
    followLogs: (acts, next, fail) => following(load, fail, (real) => real.followLogs(acts, next, fail)),
    countWaiting: () => load().then((real) => real.countWaiting()),
    readFigures: () => load().then((real) => real.readFigures()),
    readPublicLog: (question) => load().then((real) => real.readPublicLog(question)),
    reports: {
      send: (report) => load().then((real) => real.reports.send(report)),
      follow: (asked, next, fail) => following(load, fail, (real) => real.reports.follow(asked, next, fail)),
      decline: (network) => load().then((real) => real.reports.decline(network)),
    },
    ownAccount: {
      exportPage: (after) => load().then((real) => real.ownAccount.exportPage(after)),
      leave: () => load().then((real) => real.ownAccount.leave()),
      stay: () => load().then((real) => real.ownAccount.stay()),
    },
    errors: { send: (errors) => load().then((real) => real.errors.send(errors)) },
    withholding: {
      withhold: (...asked) => load().then((real) => real.withholding.withhold(...asked)),
      dropRequest: (...asked) => load().then((real) => real.withholding.dropRequest(...asked)),
      followRequests: (next, fail) =>
        following(load, fail, (real) => real.withholding.followRequests(next, fail)),
    },
    trust: {
      settings: () => load().then((real) => real.trust.settings()),
      of: (uid) => load().then((real) => real.trust.of(uid)),
      followAudits: (next, fail) => following(load, fail, (real) => real.trust.followAudits(next, fail)),
    },
  };
}

function following(
  load: Load,
  fail: (error: BackendError) => void,
  follow: (real: ForReview) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  load().then(
    (real) => {
      if (!ended) stop = follow(real);
    },
    (error: BackendError) => {
      if (!ended) fail(error);
    },
  );
  return () => {
    ended = true;
    stop?.();
  };
}
