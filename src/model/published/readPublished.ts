import * as v from 'valibot';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';

export type Published<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;
type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> };

export function readPublished<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
): Parsed<T> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return parsed(result.output);
  const [issue] = result.issues;
  return unparsed(`${file}: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
}
