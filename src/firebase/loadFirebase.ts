import type { createFirebaseBackend } from './firebaseBackend';

/**
 * The code that makes the backend, its packages begun one after the other with a turn for the browser between them: all
 * at once they would keep a slow processor for a tenth of a second.
 */
export async function loadFirebase(turn: () => Promise<void>): Promise<typeof createFirebaseBackend> {
  // These names are used anyway: without a name all of the package would be kept.
  await import(/* webpackMode: "eager", webpackExports: ["initializeAuth"] */ 'firebase/auth');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["initializeFirestore"] */ 'firebase/firestore');
  await turn();
  const made = await import(/* webpackMode: "eager" */ './firebaseBackend');
  return made.createFirebaseBackend;
}
