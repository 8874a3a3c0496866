import { describeError } from '../base/describeError';
import type { ServerServices } from '../base/services';
import { markMinors, type MarkingServices } from './markMinors';

/**
 * Marks minors by the clock, before files are published. Answers when one of them was last changed, in epoch milliseconds.
 * A failure is logged: a person who waits to be taken out of the files does not wait for this.
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
