import { AuthError, type AuthBackend, type User } from '@/backend/backend';
import type { Account, FakeServer } from './fakeServer';

export class FakeAuth {
  private readonly server: FakeServer;
  private readonly changed: () => void;
  private readonly listeners = new Set<(user: User | null) => void>();
  private uid: string | undefined;
  private told: string;

  constructor(server: FakeServer, changed: () => void, uid?: string) {
    this.server = server;
    this.changed = changed;
    this.uid = uid;
    this.told = JSON.stringify(this.user());
    server.listen(() => this.tell());
  }

  get account(): Account | undefined {
    return this.server.account(({ uid }) => uid === this.uid);
  }

  readonly backend: AuthBackend = {
    subscribe: (next) => {
      let ended = false;
      const listener = (user: User | null) => {
        if (!ended) next(user);
      };
      this.listeners.add(listener);
      queueMicrotask(() => listener(this.user()));
      return () => {
        ended = true;
        this.listeners.delete(listener);
      };
    },
    signInWithPassword: async (email, password) => {
      const account = this.server.account((known) => known.email === email && known.password === password);
      if (!account) throw new AuthError('wrong-credentials', `No account ${email} with this password`);
      this.become(account.uid);
    },
    signUp: async (email, password, name) => {
      if (!email.includes('@')) throw new AuthError('invalid-email', `${email} is no address`);
      if (password.length < 6) throw new AuthError('weak-password', 'The password is too short');
      if (this.server.account((known) => known.email === email)) {
        throw new AuthError('email-in-use', `${email} has an account`);
      }
      const { uid } = this.server.addAccount({ email, password, name, moderator: false, verified: false });
      this.server.put('user', { id: uid, name, email, created: this.server.tick() });
      this.server.put('profile', { id: uid, name, since: this.server.tick() });
      this.become(uid);
    },
    sendVerification: async () => {
      if (!this.account) throw new AuthError('unknown', 'Nobody is signed in');
    },
    resetPassword: async () => undefined,
    signInWithGoogle: async () => {
      throw new AuthError('popup-blocked', 'There is no window to open');
    },
    signInMethods: async () => (this.account ? ['password'] : []),
    confirmPassword: async (password) => void this.confirm(password),
    confirmWithGoogle: async () => {
      throw new AuthError('popup-blocked', 'There is no window to open');
    },
    changePassword: async (current, next) => {
      const account = this.confirm(current);
      if (next.length < 6) throw new AuthError('weak-password', 'The password is too short');
      this.server.addAccount({ ...account, password: next });
    },
    signOut: async () => this.become(undefined),
  };

  private confirm(password: string): Account {
    const { account } = this;
    if (account?.password !== password) throw new AuthError('wrong-credentials', 'Another password');
    return account;
  }

  become(uid: string | undefined): void {
    this.uid = uid;
    this.tell();
  }

  private user(): User | null {
    const account = this.account;
    return account
      ? {
          uid: account.uid,
          email: account.email,
          name: account.name,
          emailVerified: account.verified ?? true,
          moderator: account.moderator,
          admin: account.admin ?? false,
        }
      : null;
  }

  private tell(): void {
    const now = JSON.stringify(this.user());
    if (now === this.told) return;
    this.told = now;
    for (const listener of [...this.listeners]) listener(this.user());
    this.changed();
  }
}
