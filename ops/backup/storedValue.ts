export type StoredValue = Readonly<Record<string, unknown>>;
export type StoredFields = Readonly<Record<string, StoredValue>>;

export interface StoredDocument {
  readonly path: string;
  readonly fields: StoredFields;
}

export interface Form {
  readonly reference: (name: string) => string;
  /** JSON writes it as 0. */
  readonly negativeZero: string;
}

/** Fields in another form. Equal fields give the same JSON, with all bits kept and keys sorted. */
export const storedFields = (fields: StoredFields, form: Form): StoredFields =>
  Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, storedValue(fields[name] ?? {}, form)]),
  );

function storedValue(value: StoredValue, form: Form): StoredValue {
  const [kind, content] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case 'mapValue':
      return { mapValue: { fields: storedFields(partOf(content, 'fields') ?? {}, form) } };
    case 'arrayValue': {
      const values = partOf<readonly StoredValue[]>(content, 'values') ?? [];
      return { arrayValue: { values: values.map((one) => storedValue(one, form)) } };
    }
    case 'referenceValue':
      return { referenceValue: form.reference(String(content)) };
    case 'doubleValue':
      return { doubleValue: exactNumber(content, form) };
    case 'geoPointValue': {
      const [latitude = 0, longitude = 0] = ['latitude', 'longitude'].map((name) => partOf(content, name));
      return {
        geoPointValue: { latitude: exactNumber(latitude, form), longitude: exactNumber(longitude, form) },
      };
    }
    case undefined:
      throw new Error('Expected a value of Firestore, found none');
    default:
      return { [kind]: content };
  }
}

const partOf = <T = StoredFields>(content: unknown, name: string): T | undefined =>
  typeof content === 'object' && content !== null
    ? (content as Readonly<Record<string, T>>)[name]
    : undefined;

const exactNumber = (number: unknown, { negativeZero }: Form): unknown =>
  Object.is(number, -0) || number === inBackup ? negativeZero : number;

const inBackup = '-0';

/** The prefix of documents in Firestore's names. */
export const documentsOf = (projectId: string): string =>
  `projects/${projectId}/databases/(default)/documents`;

/** The form of backups: references to documents of the same database are paths that begin with a slash. */
export const asInBackup = (projectId: string): Form => ({
  reference: (name) =>
    name.startsWith(`${documentsOf(projectId)}/`) ? name.slice(documentsOf(projectId).length) : name,
  negativeZero: inBackup,
});

/** The reverse, for the database that is restored. */
export const asInDatabase = (projectId: string, negativeZero = inBackup): Form => ({
  reference: (name) => (name.startsWith('/') ? documentsOf(projectId) + name : name),
  negativeZero,
});

/** The collection of a document with its parents, without ids: `user/news`. */
export const collectionOf = ({ path }: StoredDocument): string =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');
