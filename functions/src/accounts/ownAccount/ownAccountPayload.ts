import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/found';
import type { ExportPlace, OwnAccountAsked } from '@/model/accounts/ownAccount';

export function parseOwnAccount(data: unknown): Parsed<OwnAccountAsked> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with a kind, found ${found(data)}`);
  const { kind, after } = data;
  if (kind === 'leave' || kind === 'stay') return parsed({ kind });
  if (kind !== 'export') return unparsed(`Expected the kind export, leave or stay, found ${found(kind)}`);
  if (after === undefined) return parsed({ kind });
  return isPlace(after)
    ? parsed({ kind, after })
    : unparsed(`Expected after to be the next of another page, found ${found(after)}`);
}

function isPlace(value: unknown): value is ExportPlace {
  if (!isJsonObject(value)) return false;
  const { part, document } = value;
  const isKnown = typeof part === 'number' && Number.isInteger(part) && part >= 0;
  return isKnown && (document === undefined || (typeof document === 'string' && /[^/]$/.test(document)));
}
