import { FieldPath, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Json, JsonObject } from '@/lib/json';
import type { ExportedDocument, ExportPage, ExportPlace } from '@/model/accounts/ownAccount';
import { exportParts, type ExportPart } from './exportParts';

/** Most documents that one call reads, besides one per empty part. */
export const exportPageSize = 200;

/** Most billed reads of one call. An empty query counts as one. */
export const readsOfExport = exportPageSize + exportParts.length;

export async function readExportPage(
  db: Firestore,
  uid: string,
  after: ExportPlace = { part: 0 },
): Promise<ExportPage> {
  const documents: ExportedDocument[] = [];
  let read = 0;
  for (let place: ExportPlace = after; ;) {
    const part = exportParts[place.part];
    if (!part) return { documents };
    const size = exportPageSize - read;
    if (size <= 0) return { documents, next: place };
    const found = await readPart(db, uid, part, { after: place.document, size });
    read += found.length;
    documents.push(...found.flatMap((doc) => exported(part, doc, uid)));
    const last = found.length === size ? found.at(-1) : undefined;
    place = last ? { part: place.part, document: last.ref.path } : { part: place.part + 1 };
  }
}

async function readPart(
  db: Firestore,
  uid: string,
  { from }: ExportPart,
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Promise<readonly DocumentSnapshot[]> {
  const source = from(db, uid);
  if (typeof source === 'string') {
    if (after !== undefined) return [];
    const doc = await db.doc(source).get();
    return doc.exists ? [doc] : [];
  }
  const page = source.orderBy(FieldPath.documentId()).limit(size);
  // Use only the id: an invented position still leads to the caller's own documents.
  const { docs } = await (after === undefined ? page : page.startAfter(after.split('/').at(-1))).get();
  return docs;
}

function exported(
  { name, only }: ExportPart,
  doc: DocumentSnapshot,
  uid: string,
): readonly ExportedDocument[] {
  const stored = doc.data() ?? {};
  const data = only ? only(stored, uid) : stored;
  return data === undefined ? [] : [{ part: name, path: doc.ref.path, data: jsonOf(data) as JsonObject }];
}

function jsonOf(value: unknown): Json {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, jsonOf(at)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
