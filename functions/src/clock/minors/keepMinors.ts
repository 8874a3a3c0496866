import { describeError } from '../../base/describeError';
import type { ServerServices } from '../../base/services';
import { markMinors, type MarkingServices } from './markMinors';

/**
 * Marks minors on schedule, before files are published. Resolves to the time of the last change to a marked
 * player, in epoch milliseconds. A failure is only logged, so that it does not delay removing a withheld name
 * from the files.
 */
export async function keepMinors({
  logger,
  ...services
}: MarkingServices & Pick<ServerServices, 'logger'>): Promise<number | undefined> {
  try {
    const done = await markMinors(services);
    logger.info('minors marked', { ...done });
    return done.newest;
  } catch (error) {
    logger.error('marking minors failed', describeError(error));
    return undefined;
  }
}
