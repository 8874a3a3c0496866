import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, type User } from 'firebase/auth';

/** Signs in anew who is signed in, by the password; its token says then that this was just now. */
export async function confirmPassword(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Changes the password. That ends all sign-ins of before, this one included, so it signs in once more. */
export async function changePassword(user: User, current: string, next: string): Promise<void> {
  await confirmPassword(user, current);
  await updatePassword(user, next);
  await confirmPassword(user, next);
}
