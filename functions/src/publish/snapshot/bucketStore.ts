import type { SnapshotStore } from './snapshotStore';

export interface BucketLike {
  readonly file: (name: string) => {
    readonly download: () => Promise<[Buffer]>;
    readonly save: (content: Buffer, options: { readonly resumable: boolean }) => Promise<unknown>;
    readonly delete: (options: { readonly ignoreNotFound: boolean }) => Promise<unknown>;
  };
  readonly getFiles: (options: {
    readonly prefix: string;
  }) => Promise<readonly [readonly { readonly name: string }[], ...unknown[]]>;
}

const prefix = 'data/';

export function bucketStore(bucket: BucketLike): SnapshotStore {
  const at = (name: string) => bucket.file(prefix + name);
  return {
    read: async (name) => {
      try {
        return (await at(name).download())[0];
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
        throw error;
      }
    },
    write: async (name, content) => void (await at(name).save(content, { resumable: false })),
    list: async () => (await bucket.getFiles({ prefix }))[0].map(({ name }) => name.slice(prefix.length)),
    delete: async (name) => void (await at(name).delete({ ignoreNotFound: true })),
  };
}
