import type { createFirebaseBackend } from './firebaseBackend';

/**
 * Loads the backend's code, one package after the other with a yield between them. All at once they would
 * block a slow processor for a tenth of a second.
 */
export async function loadFirebase(turn: () => Promise<void>): Promise<typeof createFirebaseBackend> {
  // We use these names anyway. Without naming any, the bundle would contain the whole package.
  await import(/* webpackMode: "eager", webpackExports: ["initializeAuth"] */ 'firebase/auth');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["initializeFirestore"] */ 'firebase/firestore');
  await turn();
  const made = await import(/* webpackMode: "eager" */ './firebaseBackend');
  return made.createFirebaseBackend;
}
