import { isJsonObject, type JsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { mostReverted, type ActAsked } from '@/model/acts';
import type { DeltaStatus } from '@/model/delta';
import { found } from '@/model/found';
import { isStoredId } from '@/model/ids';
import { lengthOf, limits } from '@/model/schema/limits';
import { isCollection } from '@/model/schema/recordSchema';
import { isLine, isProse } from '@/model/texts';
import { mostRaised } from '@/model/trust/raisedLimit';
import { parseTrustSettings } from '@/model/trustSettings';
import { mostSpellings, mostWithheldPages } from '@/model/withholding';

export interface ActRequest {
  /** Names this act, so that asking again goes on with it and does nothing twice; also its id in `actLog`. */
  readonly action: string;
  readonly asked: ActAsked;
}

const keys = {
  approveEvent: ['id'],
  deleteRecord: ['collection', 'id', 'players'],
  deleteDelta: ['id', 'basedOn'],
  closeReport: ['id', 'note', 'delta'],
  restore: ['act'],
  restoreSince: ['uid', 'since'],
  revert: ['deltas', 'uid', 'since', 'note'],
  passAudit: ['id'],
  raiseLimit: ['uid', 'more', 'until'],
  saveTrust: ['settings'],
  withhold: ['players', 'names', 'request'],
  dropRequest: ['id'],
} as const satisfies Record<ActAsked['kind'], readonly string[]>;

const dayMs = 86_400_000;

const isKind = (kind: unknown): kind is ActAsked['kind'] =>
  typeof kind === 'string' && Object.hasOwn(keys, kind);

/** Reads the payload of `act`: an `ActAsked` with `action`, and nothing else. */
export function parseActPayload(data: unknown): Parsed<ActRequest> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with kind and action, found ${found(data)}`);
  const { kind, action } = data;
  if (!isKind(kind)) {
    return unparsed(`Expected kind to be one of ${Object.keys(keys).join(', ')}, found ${found(kind)}`);
  }
  if (!isStoredId(action)) return unparsed(`Expected action to be an id, found ${found(action)}`);
  const known: readonly string[] = ['kind', 'action', ...keys[kind]];
  const other = Object.keys(data).find((key) => !known.includes(key));
  if (other !== undefined) return unparsed(`Expected only ${known.join(', ')}, found ${found(other)}`);
  const asked = parseAsked(kind, data);
  return asked.ok ? parsed({ action, asked: asked.value }) : asked;
}

function parseAsked(kind: ActAsked['kind'], data: JsonObject): Parsed<ActAsked> {
  if (kind === 'revert') return parseRevert(data);
  if (kind === 'saveTrust') {
    const settings = parseTrustSettings(data['settings']);
    return settings.ok ? parsed({ kind, settings: settings.value }) : settings;
  }
  if (kind === 'withhold') return parseWithholding(data);
  const id =
    data[kind === 'restore' ? 'act' : kind === 'restoreSince' || kind === 'raiseLimit' ? 'uid' : 'id'];
  if (!isStoredId(id)) return unparsed(`Expected the id of what it is about, found ${found(id)}`);
  const { collection, since } = data;
  switch (kind) {
    case 'approveEvent':
      return parsed({ kind, id });
    case 'deleteRecord': {
      if (!isCollection(collection))
        return unparsed(`Expected collection to be event, match or player, found ${found(collection)}`);
      const { players } = data;
      if (players === undefined) return parsed({ kind, collection, id });
      return collection === 'event' && isListOfIds(players, limits.deltasPerCall)
        ? parsed({ kind, collection, id, players })
        : unparsed(
            `Expected players to be at most ${limits.deltasPerCall} ids beside an event, found ${found(players)}`,
          );
    }
    case 'deleteDelta': {
      const basedOn = parseVersion(data['basedOn']);
      return basedOn.ok ? parsed({ kind, id, basedOn: basedOn.value }) : basedOn;
    }
    case 'closeReport':
      return parseClosing(id, data);
    case 'passAudit':
    case 'dropRequest':
      return parsed({ kind, id });
    case 'raiseLimit':
      return parseRaise(id, data);
    case 'restore':
      return parsed({ kind, act: id });
    case 'restoreSince':
      return isTime(since)
        ? parsed({ kind, uid: id, since })
        : unparsed(`Expected since to be a time in milliseconds, found ${found(since)}`);
  }
}

function parseWithholding({ players, names, request }: JsonObject): Parsed<ActAsked> {
  if (!isListOfIds(players, mostWithheldPages) || players.length === 0)
    return unparsed(`Expected players to be 1 to ${mostWithheldPages} ids, found ${found(players)}`);
  const areNames =
    Array.isArray(names) &&
    names.length <= mostSpellings &&
    names.every((name): name is string => isLine(name, limits.name));
  if (!areNames)
    return unparsed(`Expected names to be up to ${mostSpellings} lines of text, found ${found(names)}`);
  if (request !== undefined && !isStoredId(request))
    return unparsed(`Expected request to be an id, found ${found(request)}`);
  return parsed({ kind: 'withhold', players, names, ...(request !== undefined && { request }) });
}

function parseRaise(uid: string, { more, until }: JsonObject): Parsed<ActAsked> {
  const isCount = typeof more === 'number' && Number.isInteger(more) && more >= 0 && more <= mostRaised.more;
  if (!isCount) return unparsed(`Expected more to be 0 to ${mostRaised.more}, found ${found(more)}`);
  // A device's clock may be ahead.
  if (!isTime(until) || until > Date.now() + (mostRaised.days + 1) * dayMs)
    return unparsed(`Expected until to be a time within ${mostRaised.days} days, found ${found(until)}`);
  return parsed({ kind: 'raiseLimit', uid, more, until });
}

function parseRevert({ deltas, uid, since, note }: JsonObject): Parsed<ActAsked> {
  const kind = 'revert';
  if (typeof note !== 'string' || lengthOf(note) > limits.note) {
    return unparsed(`Expected note to be a text of up to ${limits.note} characters, found ${found(note)}`);
  }
  if (deltas === undefined) {
    return isStoredId(uid) && isTime(since)
      ? parsed({ kind, uid, since, note })
      : unparsed(
          `Expected uid and since to be an account and a time, found ${found(uid)} and ${found(since)}`,
        );
  }
  return uid === undefined && since === undefined && isListOfIds(deltas, mostReverted) && deltas.length > 0
    ? parsed({ kind, deltas, note })
    : unparsed(`Expected deltas alone to be 1 to ${mostReverted} ids, found ${found(deltas)}`);
}

function parseClosing(id: string, { note, delta }: JsonObject): Parsed<ActAsked> {
  if (note !== undefined && !isProse(note, limits.reason))
    return unparsed(`Expected note to be a text of 1 to ${limits.reason} characters, found ${found(note)}`);
  if (delta !== undefined && !isStoredId(delta))
    return unparsed(`Expected delta to be an id, found ${found(delta)}`);
  return parsed({
    kind: 'closeReport',
    id,
    ...(note !== undefined && { note }),
    ...(delta !== undefined && { delta }),
  });
}

const statuses = ['new', 'rejected', 'applied'] as const satisfies readonly DeltaStatus[];

function parseVersion(data: unknown): Parsed<Extract<ActAsked, { kind: 'deleteDelta' }>['basedOn']> {
  const { status, timestamp, ...others } = isJsonObject(data) ? data : {};
  const known = statuses.find((each) => each === status);
  if (known === undefined || !isTime(timestamp) || Object.keys(others).length > 0) {
    return unparsed(`Expected basedOn to be a status and a timestamp, found ${found(data)}`);
  }
  return parsed({ status: known, timestamp });
}

const isListOfIds = (list: unknown, most: number): list is readonly string[] =>
  Array.isArray(list) && list.length <= most && list.every(isStoredId);

const isTime = (time: unknown): time is number =>
  typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 && time <= 8_640_000_000_000;
