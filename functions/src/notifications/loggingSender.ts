import type { ServerServices } from '../base/services';
import type { Sender } from './sender';

/** Writes notices to the log, where there is no messaging service to take them: on the emulators. */
export const loggingSender = (logger: Pick<ServerServices['logger'], 'info'>): Sender => ({
  send: async (tokens, { title, link }) => {
    logger.info('notice', { devices: tokens.length, title, link });
    return tokens.map(() => 'sent');
  },
});
