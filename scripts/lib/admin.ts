import { deleteApp, initializeApp, type App } from 'firebase-admin/app';

let count = 0;

/** Runs work with an Admin SDK of its own, ended afterwards so that nothing keeps the process alive. */
export async function withAdmin<T>(projectId: string, work: (app: App) => Promise<T>): Promise<T> {
  count += 1;
  const app = initializeApp({ projectId }, `armwiki-${count}`);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}
