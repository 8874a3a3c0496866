import { deleteApp, initializeApp, type App, type Credential } from 'firebase-admin/app';

let count = 0;

export async function withAdmin<T>(
  projectId: string,
  work: (app: App) => Promise<T>,
  credential?: Credential,
): Promise<T> {
  count += 1;
  const app = initializeApp({ projectId, ...(credential && { credential }) }, `armwiki-${count}`);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}
