/** Where published files lie. Names have no folders; a file is written whole or not at all. */
export interface SnapshotStore {
  /** The content, or `undefined` when there is no such file. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  readonly write: (name: string, content: Buffer) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
  /** Deleting what is not there changes nothing. */
  readonly delete: (name: string) => Promise<void>;
}
