import { isJsonObject, type Json } from '@/lib/json';
import { commandId, type Command } from '@/model/proposals/command';
import { deltaId, isStoredId, type UserId } from '@/model/ids';

/**
 * The proposals among another account's commands, as the user's own. The new ids are derived from the old
 * ones, so that loading a file twice queues it once. References between proposed records are renamed as well.
 */
export function reauthored(commands: readonly Command[], uid: UserId): readonly Command[] {
  const proposals = commands.filter(
    (command): command is Command<'upsertDelta'> => command.body.kind === 'upsertDelta',
  );
  const ids = new Map<string, string>(proposals.map(({ body }) => [body.deltaId, ownId(body.deltaId, uid)]));
  return proposals.flatMap(({ body: { deltaId: old, proposal }, ...command }): readonly Command[] => {
    const id = ownId(old, uid);
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

/** If it was taken over before, the id of its first author's proposal counts. */
const ownId = (id: string, uid: UserId): string =>
  `${id.split(mark)[0]}${mark}${uid.replace(/[^A-Za-z0-9_-]/g, '_')}`;

function renamed(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, at]) => [
      key,
      key === 'id' && typeof at === 'string' ? (ids.get(at) ?? at) : renamed(at, ids),
    ]),
  );
}
