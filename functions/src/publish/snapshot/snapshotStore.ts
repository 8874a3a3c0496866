export interface SnapshotStore {
  readonly read: (name: string) => Promise<Buffer | undefined>;
  readonly write: (name: string, content: Buffer) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
  readonly delete: (name: string) => Promise<void>;
}
