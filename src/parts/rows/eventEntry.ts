import { knownDate } from '@/model/dates';
import type { EventRead } from '@/model/importing/readRow';
import { spellingOf } from '@/model/names/spelling';
import type { Knows, NamedEntry } from './people';

export interface EventEntry extends NamedEntry {
  readonly event: EventRead;
}

/** Key of an event: the id of a loaded event, else name and day. */
export const eventKey = ({ id, name, date, datePrecision, key }: EventRead, knows: Knows): string =>
  id === ''
    ? key
    : knows(id)
      ? `id/${id}`
      : `${spellingOf(name)}/${date === undefined ? '' : knownDate({ date, datePrecision })}`;
