import {
  exportFormat,
  type ExportedDocument,
  type ExportPage,
  type ExportPlace,
} from '@/model/accounts/ownAccount';
import type { RootState } from '@/store/typed';

/** Content of the file that members download; described in `docs/privacy.md`. */
export interface OwnData {
  readonly format: string;
  readonly version: number;
  readonly exportedAt: string;
  readonly signIn: Pick<
    NonNullable<RootState['session']['user']>,
    'uid' | 'email' | 'name' | 'emailVerified'
  > | null;
  readonly documents: readonly ExportedDocument[];
  readonly device: Readonly<Record<string, unknown>>;
}

export async function readOwnData(
  exportPage: (after: ExportPlace | undefined) => Promise<ExportPage>,
  { session: { user }, preferences, watches, recent, drafts, outbox }: RootState,
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
      followed: watches.marks,
      recent,
      drafts,
      unsent: outbox.commands.filter(({ uid }) => uid === user?.uid),
    },
  };
}
