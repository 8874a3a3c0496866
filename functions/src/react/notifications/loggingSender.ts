import type { ServerServices } from '../../base/services';
import type { Sender } from './sender';

export const loggingSender = (logger: Pick<ServerServices['logger'], 'info'>): Sender => ({
  send: async (tokens, { title, link }) => {
    logger.info('notice', { devices: tokens.length, title, link });
    return tokens.map(() => 'sent');
  },
});
