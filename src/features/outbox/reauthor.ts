import { isJsonObject, type Json } from '@/lib/json';
import { commandId, type Command } from '@/model/command';
import { deltaId, isStoredId, type UserId } from '@/model/ids';

/**
 * The proposals among another account's commands as the user's own: under other ids, which are the same each time, so
 * that a file loaded twice is queued once. Records they propose keep standing for each other.
 */
export function reauthored(commands: readonly Command[], uid: UserId): readonly Command[] {
  const proposals = commands.filter(({ body }) => body.kind === 'upsertDelta');
  const ids = new Map(
    proposals.flatMap(({ body }) =>
      body.kind === 'upsertDelta' ? [[body.deltaId as string, ownId(body.deltaId, uid)] as const] : [],
    ),
  );
  return proposals.flatMap(({ body, ...command }): readonly Command[] => {
    if (body.kind !== 'upsertDelta') return [];
    const { proposal } = body;
    const id = ids.get(body.deltaId) ?? '';
    if (!isStoredId(id)) return [];
    return [
      {
        ...command,
        id: commandId(ownId(command.id, uid)),
        uid,
        body: {
          kind: 'upsertDelta',
          deltaId: deltaId(id),
          basedOn: null,
          proposal: {
            ...proposal,
            docId: ids.get(proposal.docId) ?? proposal.docId,
            value: renamed(proposal.value, ids),
          },
        },
      },
    ];
  });
}

const mark = '-by-';

/** One that was taken over before is taken over from its first author. */
const ownId = (id: string, uid: UserId): string =>
  `${id.split(mark)[0]}${mark}${uid.replace(/[^A-Za-z0-9_-]/g, '_')}`;

/** The value with the proposed records it names under their other ids. */
function renamed(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, at]) => [
      key,
      key === 'id' && typeof at === 'string' ? (ids.get(at) ?? at) : renamed(at, ids),
    ]),
  );
}
