import type { Scope } from '@/backend/scope';
import { commands } from '@/language/en/commands';
import type { Template } from '@/language/template';
import type { Text } from '@/language/text';
import { tableGet } from '@/lib/table';
import type { InOutbox, RecordChange } from '@/model/acts/act';
import { actOf, isQueuedKind, acts, type ActPayload, type QueuedKind } from '@/model/acts/acts';
import { isRefused, type BodyOf, type Command } from '@/model/proposals/command';
import { matchId } from '@/model/ids';
import type { AnyRecord } from '@/model/records/records';
import type { CommandBase, CommandRules } from './commandRules';

type KeyOf<T> = T extends (...args: never) => infer Key ? Key : T;
type TitleKey = KeyOf<(typeof acts)[QueuedKind]['outbox']['title']>;
type RefusalKey = KeyOf<(typeof acts)[QueuedKind]['outbox']['refused']>;

// Makes the compiler check that `commands` has every text that an act names.
const titles: Readonly<Record<TitleKey, Text<Template>>> = commands;
const refusals: Readonly<Record<RefusalKey, Text>> = commands;

type ActRules = { readonly [K in QueuedKind]: CommandRules<K> };

export const actRules = Object.fromEntries(
  Object.keys(acts)
    .filter(isQueuedKind)
    .map((kind) => [kind, rulesFor(kind)]),
) as unknown as ActRules;

function rulesFor<K extends QueuedKind>(kind: K): CommandRules<K> {
  const { shape, outbox } = actOf(kind);
  // Every queued act has `outbox`, and its payload is the body of its command.
  const said = outbox as InOutbox<ActPayload<K>>;
  const askedOf = (body: BodyOf<K>) => body as unknown as ActPayload<K>;
  const changeOf = (command: Command<K>) => said.changes?.(askedOf(command.body));
  const pending = (command: Command<K>) => (isRefused(command) ? undefined : changeOf(command));
  const keyOf = (text: string | ((asked: ActPayload<K>) => string), body: BodyOf<K>) =>
    typeof text === 'string' ? text : text(askedOf(body));
  const aboutOf = (body: BodyOf<K>) => {
    const change = said.changes?.(askedOf(body));
    return change ? `${change.collection}/${change.id}` : said.about?.(askedOf(body));
  };
  return {
    // `shape` describes this body.
    shape: shape as CommandRules<K>['shape'],
    keys: (body) => said.keys(askedOf(body)),
    after: (body) => said.after?.(askedOf(body)) ?? [],
    eventChange: (command) => eventChangeOf(pending(command)),
    deletes: (command) => deletedBy(pending(command)),
    scopes: (command) => scopesOf(changeOf(command)),
    ...(said.changes && {
      settled: (command: Command<K>, base: CommandBase) => {
        const change = changeOf(command);
        return change?.isOver(storedOf(change, base)) === true ? {} : undefined;
      },
    }),
    about: aboutOf,
    ...(said.overAfterConflict && { overAfterConflict: said.overAfterConflict }),
    ...(said.fromFile && { fromFile: said.fromFile }),
    title: ({ body }) => ({
      text: titles[keyOf(said.title, body) as TitleKey],
      values: said.values?.(askedOf(body)) ?? {},
    }),
    refused: (body) => refusals[keyOf(said.refused, body) as RefusalKey],
  };
}

function eventChangeOf(change: RecordChange | undefined) {
  if (change?.collection !== 'event') return undefined;
  const { id, effect } = change;
  return effect === 'deleted'
    ? ({ kind: 'delete', id } as const)
    : ({ kind: 'patch', id, patch: [{ path: 'valid', value: 1 }] } as const);
}

const deletedBy = (change: RecordChange | undefined) =>
  change === undefined || change.collection === 'event'
    ? undefined
    : { collection: change.collection, recordId: change.id };

function scopesOf(change: RecordChange | undefined): readonly Scope[] {
  if (change === undefined) return [];
  const { collection, id } = change;
  if (collection === 'match') return [{ kind: 'match', match: matchId(id) }];
  return [{ kind: collection === 'event' ? 'events' : 'players' }];
}

const tables = { event: 'events', match: 'matches', player: 'players' } as const;

const storedOf = ({ collection, id }: RecordChange, base: CommandBase): AnyRecord | undefined =>
  tableGet<AnyRecord>(base[tables[collection]].rows, id);
