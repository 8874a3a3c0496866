import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/found';
import { isAddress } from '@/model/parsing/shapes';

export function parseLookUp(data: unknown): Parsed<string> {
  const email = isJsonObject(data) ? data['email'] : undefined;
  return isAddress(email) ? parsed(email) : unparsed(`Expected an email address, found ${found(email)}`);
}
