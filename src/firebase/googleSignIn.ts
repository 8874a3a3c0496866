import { GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup, type Auth } from 'firebase/auth';

/** Opens Google's popup. Its own file, imported on the click: naming the resolver anywhere else loads Google's scripts. */
export async function signInWithGooglePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
