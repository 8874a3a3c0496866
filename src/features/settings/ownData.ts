import type { Backend } from '@/backend/backend';
import { exportFormat, type ExportedDocument, type ExportPlace } from '@/model/ownAccount';
import type { RootState } from '@/store/typed';

/** The content of the file that members download; `docs/privacy.md` describes it. */
export interface OwnData {
  readonly format: string;
  readonly version: number;
  /** ISO time, by the device's clock. */
  readonly exportedAt: string;
  /** As the sign-in service knows it. */
  readonly signIn: Pick<
    NonNullable<RootState['session']['user']>,
    'uid' | 'email' | 'name' | 'emailVerified'
  > | null;
  readonly documents: readonly ExportedDocument[];
  /** The part that is stored on this device alone. */
  readonly device: Readonly<Record<string, unknown>>;
}

/** Reads all that is stored under the account, page by page, and what this device keeps for its user. */
export async function readOwnData(
  exportPage: Backend['ownAccount']['exportPage'],
  { session: { user }, preferences, follows, recent, drafts, outbox }: RootState,
  now: number,
): Promise<OwnData> {
  const documents: ExportedDocument[] = [];
  let after: ExportPlace | undefined;
  do {
    const page = await exportPage(after);
    documents.push(...page.documents);
    after = page.next;
  } while (after);
  return {
    ...exportFormat,
    exportedAt: new Date(now).toISOString(),
    signIn: user && { uid: user.uid, email: user.email, name: user.name, emailVerified: user.emailVerified },
    documents,
    device: {
      preferences,
      followed: follows.marks,
      recent,
      drafts,
      unsent: outbox.commands.filter(({ uid }) => uid === user?.uid),
    },
  };
}
