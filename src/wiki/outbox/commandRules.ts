import type { GenericSchema } from 'valibot';
import type { Scope } from '@/backend/scope';
import type { Template } from '@/language/template';
import type { Text } from '@/language/text';
import type { Cause } from '@/model/cause';
import type { BodyOf, Command, CommandBodies, CommandKind } from '@/model/command';
import type { Delta } from '@/model/delta';
import type { Shapes } from '@/model/parsing/shapes';
import type { Event } from '@/model/records';
import type { Change } from '@/overlay/change';
import type { RootState } from '@/store/typed';

/** The base of all that commands write. */
export type CommandBase = Pick<
  RootState,
  'deltas' | 'events' | 'matches' | 'players' | 'profiles' | 'agreement'
>;

/**
 * How a command has ended: `timestamp` is that of the stored delta, for commands made on top of it. It is absent when the
 * stored delta says something else, since what was made on top of this command would destroy that unseen.
 */
export interface Settlement {
  readonly timestamp?: number;
}

/** A schema for each field, so that none is forgotten; what may be absent may be `undefined` until it is dropped. */
type SchemasOf<Fields> = {
  readonly [Name in keyof Fields]-?: GenericSchema<
    unknown,
    Fields extends Readonly<Record<Name, unknown>> ? Fields[Name] : Fields[Name] | undefined
  >;
};

/**
 * All that a kind of command is, but how it is sent (`src/firebase/commit.ts`). What is optional need not be said of a kind
 * that it does not concern.
 */
export interface CommandRules<K extends CommandKind> {
  /** The fields in its body, for bodies from a row or a file. */
  readonly shape: (of: Shapes) => SchemasOf<CommandBodies[K]>;
  /** The documents it writes. Commands that share one are sent in the order they were made. */
  readonly keys: (body: BodyOf<K>) => readonly string[];
  /** Documents that other commands write and that have to be there before it. */
  readonly after?: (body: BodyOf<K>) => readonly string[];
  /** The stored record that it proposes to change; what is proposed for it is sent in the order it was asked. */
  readonly record?: (body: BodyOf<K>) => string | undefined;
  /** The key of the new record that it proposes to a server that has none. */
  readonly creates?: (body: BodyOf<K>) => string | undefined;
  /** True if it is discarded with a new record that it edits or names. */
  readonly goesWithRecord?: true;
  /** Its change to a delta while it waits. */
  readonly deltaChange?: (command: Command<K>) => Change<Delta> | undefined;
  /** Its change to an event while it waits; with an event its matches go. */
  readonly eventChange?: (command: Command<K>) => Change<Event> | undefined;
  /** The match or player that it deletes while it waits. */
  readonly deletes?: (
    command: Command<K>,
  ) => { readonly collection: 'match' | 'player'; readonly recordId: string } | undefined;
  /** The scopes whose snapshots show what became of it. */
  readonly scopes?: (command: Command<K>, moderator: boolean) => readonly Scope[];
  /**
   * Its outcome as the base shows it, once the server has agreed; `undefined` while it does not. The server has agreed in a
   * transaction that read first, so a later version only means later work. Absent where the base holds nothing of what it
   * writes: the server's yes is then the end.
   */
  readonly settled?: (command: Command<K>, base: CommandBase) => Settlement | undefined;
  /**
   * Tells whether the base shows that a try whose answer was lost has had its effect. Sending it again would be needless, and
   * would bring back what somebody deletes meanwhile.
   */
  readonly isTaken?: (command: Command<K>, base: CommandBase) => boolean;
  /** The same body on top of an own command before it, which now has a server time to be named by. */
  readonly rebased?: (body: BodyOf<K>, timestamp: number) => BodyOf<K>;
  /** The document whose record it is about, as a key; absent where that is no single one. */
  readonly about?: (body: BodyOf<K>) => string | undefined;
  /** Why nothing is left to ask after a conflict, where the server has not said more; absent where it can be asked again. */
  readonly overAfterConflict?: 'recordGone' | 'decidedAlready' | 'notRestorable';
  /** Tells whether it publishes what its user wrote, so that the terms of the site have to be agreed to before. */
  readonly contributes?: (body: BodyOf<K>) => boolean;
  /** True if a file may bring it. One that reads nothing before it writes would undo what came after an old file. */
  readonly fromFile?: true;
  /** Its effect, in one line, without the record's name. */
  readonly title: (command: Command<K>, base: Pick<CommandBase, 'deltas'>) => CommandTitle;
  /** The sentence that says it was refused. */
  readonly refused: (body: BodyOf<K>) => Text;
}

/** A text with its values; `{record}` is left to the screen, which makes it a link. */
export interface CommandTitle {
  readonly text: Text<Template>;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The meaning of `{reason}`, unless somebody wrote it. */
  readonly reasonCause?: Cause;
}
