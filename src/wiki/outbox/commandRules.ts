import type { GenericSchema } from 'valibot';
import type { Scope } from '@/backend/scope';
import type { Template } from '@/language/template';
import type { Text } from '@/language/text';
import type { Cause } from '@/model/cause';
import type { BodyOf, Command, CommandBodies, CommandKind } from '@/model/proposals/command';
import type { Delta } from '@/model/proposals/delta';
import type { Shapes } from '@/model/parsing/shapes';
import type { Event } from '@/model/records/records';
import type { Change } from '@/overlay/change';
import type { RootState } from '@/store/typed';

export type CommandBase = Pick<
  RootState,
  'deltas' | 'events' | 'matches' | 'players' | 'profiles' | 'agreement'
>;

/**
 * How a command ended. `timestamp` is that of the stored delta, for later commands that build on this one. It
 * is absent if the stored delta has other content, because the later command would overwrite that unseen.
 */
export interface Settlement {
  readonly timestamp?: number;
}

/** Requires a schema for each field. An optional field may be `undefined` in the parsed value. */
type SchemasOf<Fields> = {
  readonly [Name in keyof Fields]-?: GenericSchema<
    unknown,
    Fields extends Readonly<Record<Name, unknown>> ? Fields[Name] : Fields[Name] | undefined
  >;
};

/** Everything about a kind of command except sending (`src/firebase/write/commit.ts`). */
export interface CommandRules<K extends CommandKind> {
  readonly shape: (of: Shapes) => SchemasOf<CommandBodies[K]>;
  readonly keys: (body: BodyOf<K>) => readonly string[];
  readonly after?: (body: BodyOf<K>) => readonly string[];
  /**
   * The stored record that it proposes to change. Proposals for one record are sent in the order they were
   * made.
   */
  readonly record?: (body: BodyOf<K>) => string | undefined;
  readonly creates?: (body: BodyOf<K>) => string | undefined;
  /** True if discarding the new record that it edits or names discards it too. */
  readonly goesWithRecord?: true;
  readonly deltaChange?: (command: Command<K>) => Change<Delta> | undefined;
  /** The change to an event while it waits. A deleted event takes its matches along. */
  readonly eventChange?: (command: Command<K>) => Change<Event> | undefined;
  readonly deletes?: (
    command: Command<K>,
  ) => { readonly collection: 'match' | 'player'; readonly recordId: string } | undefined;
  readonly scopes?: (command: Command<K>, moderator: boolean) => readonly Scope[];
  /**
   * The outcome that the base shows after the server acknowledged it; `undefined` until then. The server's
   * transaction read before writing, so a later version in the base only means later work. Absent if the base
   * holds nothing that it writes: then the acknowledgement is the end.
   */
  readonly settled?: (command: Command<K>, base: CommandBase) => Settlement | undefined;
  /**
   * Whether the base shows the effect of an attempt whose answer was lost. Sending it again would be needless
   * and could restore what somebody deleted meanwhile.
   */
  readonly isTaken?: (command: Command<K>, base: CommandBase) => boolean;
  readonly rebased?: (body: BodyOf<K>, timestamp: number) => BodyOf<K>;
  /** The key of the record that it is about; absent if there is no single one. */
  readonly about?: (body: BodyOf<K>) => string | undefined;
  /** Why a conflict ends it, if the server gave no reason; absent if the user can ask again. */
  readonly overAfterConflict?: 'recordGone' | 'decidedAlready' | 'notRestorable';
  /** Whether it publishes text by its user, who must then have agreed to the terms. */
  readonly contributes?: (body: BodyOf<K>) => boolean;
  /**
   * True if it may be imported from a file. A kind that writes without reading must not: an old file would
   * overwrite newer data.
   */
  readonly fromFile?: true;
  /** One line, without the record's name. */
  readonly title: (command: Command<K>, base: Pick<CommandBase, 'deltas'>) => CommandTitle;
  readonly refused: (body: BodyOf<K>) => Text;
}

/** A text with its values. The screen replaces `{record}` with a link. */
export interface CommandTitle {
  readonly text: Text<Template>;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The meaning of `{reason}`, if no person wrote it. */
  readonly reasonCause?: Cause;
}
