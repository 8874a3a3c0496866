import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, type User } from 'firebase/auth';

export async function confirmPassword(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Changes the password. That ends all sessions including this one, so sign in again. */
export async function changePassword(user: User, current: string, next: string): Promise<void> {
  await confirmPassword(user, current);
  await updatePassword(user, next);
  await confirmPassword(user, next);
}
