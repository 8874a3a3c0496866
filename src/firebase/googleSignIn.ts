import {
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type User,
} from 'firebase/auth';

/** Opens Google's popup. Its own file, imported on the click: naming the resolver anywhere else loads Google's scripts. */
export async function signInWithGooglePopup(auth: Auth): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** The same for who is signed in already; another Google account is refused. */
export async function confirmWithGooglePopup(user: User): Promise<void> {
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
