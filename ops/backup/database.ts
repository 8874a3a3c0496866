import { ask, type Asking } from './request';
import {
  asInBackup,
  asInDatabase,
  documentsOf,
  storedFields,
  type StoredDocument,
  type StoredFields,
} from './storedValue';

interface Page {
  readonly documents: readonly StoredDocument[];
  /** The server's time at which the documents were read. */
  readonly readTime: string;
}

interface Question {
  /** Path to start after; from the first document without it. */
  readonly after?: string | undefined;
  /** Time at which to read the documents; now without it. */
  readonly at?: string | undefined;
  readonly most: number;
}

/** A write that replaces a document; `serverTimes` are fields that get the time of the commit. */
export interface Write extends StoredDocument {
  readonly serverTimes?: readonly string[];
}

export interface Database {
  readonly page: (question: Question) => Promise<Page>;
  readonly get: (path: string) => Promise<StoredDocument | undefined>;
  readonly write: (writes: readonly Write[]) => Promise<void>;
}

interface QueryAnswer {
  readonly document?: { readonly name: string; readonly fields?: StoredFields };
  readonly readTime: string;
}

/**
 * A database by Firestore's REST API. The SDK reads 1 and 1.0 as the same number and cannot query documents of all
 * collections; this can, and a backup keeps its form of values.
 */
export function createDatabase(projectId: string, asking: Asking, isEmulator: boolean): Database {
  // The emulator reads any text of zero as 0, but keeps the sign of a number too small to represent.
  const form = asInDatabase(projectId, isEmulator ? '-1e-400' : undefined);
  const documents = documentsOf(projectId);
  const read = (name: string, fields: StoredFields = {}): StoredDocument => ({
    path: name.slice(documents.length + 1),
    fields: storedFields(fields, asInBackup(projectId)),
  });
  const nameOf = (path: string) => `${documents}/${path}`;
  return {
    page: async ({ after, at, most }) => {
      const structuredQuery = {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: most,
        ...(after !== undefined && {
          startAt: { values: [{ referenceValue: nameOf(after) }], before: false },
        }),
      };
      const asked = { structuredQuery, ...(at !== undefined && { readTime: at }) };
      const answers = (await ask(asking, `/v1/${documents}:runQuery`, asked)) as readonly QueryAnswer[];
      return {
        documents: answers.flatMap(({ document }) =>
          document ? [read(document.name, document.fields)] : [],
        ),
        readTime: answers.at(-1)?.readTime ?? '',
      };
    },
    get: async (path) => {
      const [answer] = (await ask(asking, `/v1/${documents}:batchGet`, {
        documents: [nameOf(path)],
      })) as readonly {
        readonly found?: { readonly name: string; readonly fields?: StoredFields };
      }[];
      return answer?.found && read(answer.found.name, answer.found.fields);
    },
    write: async (writes) => {
      await ask(asking, `/v1/${documents}:commit`, {
        writes: writes.map(({ path, fields, serverTimes = [] }) => ({
          update: { name: nameOf(path), fields: storedFields(fields, form) },
          updateTransforms: serverTimes.map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        })),
      });
    },
  };
}
