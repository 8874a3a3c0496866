import { BackendError } from '@/backend/errors';

/** What `work` gives, or `deadline-exceeded` after `ms`. The work itself goes on: only commands that may run twice belong here. */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(new BackendError('deadline-exceeded', `deadline-exceeded: ${what} took longer than ${ms} ms`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
