import { BackendError } from '@/backend/errors';
import { within } from '@/lib/within';

/**
 * The result of `work`, or `deadline-exceeded` after `ms`. The work continues, so use it only for what may
 * run twice.
 */
export const withDeadline = <T>(work: Promise<T>, ms: number, what: string): Promise<T> =>
  within(
    work,
    ms,
    () => new BackendError('deadline-exceeded', `deadline-exceeded: ${what} took longer than ${ms} ms`),
  );
