import { setupServer } from 'msw/node';

/**
 * Listens as soon as it is imported: import it first, because the auth SDK keeps the `fetch` it finds when it loads.
 */
export const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
