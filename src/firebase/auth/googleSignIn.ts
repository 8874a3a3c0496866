import {
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type User,
} from 'firebase/auth';

/**
 * Opens Google's popup. A separate file that is imported on the click: any other use of the resolver would
 * load Google's scripts at start.
 */
export async function signInWithGooglePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

export async function confirmWithGooglePopup(user: User): Promise<void> {
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
