import { BackendError } from '@/backend/errors';
import { within } from '@/lib/within';

/** The result of `work`, or `deadline-exceeded` after `ms`. The work itself goes on: only commands that may run twice belong here. */
export const withDeadline = <T>(work: Promise<T>, ms: number, what: string): Promise<T> =>
  within(
    work,
    ms,
    () => new BackendError('deadline-exceeded', `deadline-exceeded: ${what} took longer than ${ms} ms`),
  );
