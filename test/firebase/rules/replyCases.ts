import { limits } from '@/model/schema/limits';
import type { Case } from './case';
import { counting } from './counting';
import type { Person } from './emulator';
import { at, serverTime, type DocFields, type DocValue } from './firestoreValue';
import {
  anonymous,
  editor,
  moderator,
  newMatch,
  proposal,
  storedApplied,
  storedDelta,
  storedRejected,
  stranger,
} from './fixtures';

type Entries = Readonly<Record<string, DocValue>>;

const entry = (by: string, over: DocFields = {}): DocFields => ({
  id: 'ReplyOfSomebody00001',
  by,
  text: 'Where from?',
  ...over,
});
const stored = (by: string, text = 'Said before'): DocFields => ({
  id: 'ReplyOfSomebody00000',
  by,
  at: at(1),
  text,
});

/** A thread with the given entries. The one under `timed` gets the server's time. */
const writing = (entries: Entries, timed: string): DocFields => ({
  thread: entries,
  [`thread.\`${timed}\`.at`]: serverTime,
});

const two: Entries = { 0: stored('mod'), 1: stored('ed') };
const threadOf = (length: number): Entries =>
  Object.fromEntries(Array.from({ length }, (_, number) => [String(number), stored('mod')]));

interface Attempt {
  readonly given?: DocFields;
  readonly by?: Person;
  readonly data: DocFields;
  readonly more?: Readonly<Record<string, DocFields>>;
}

const first = (by: string, over: DocFields = {}): DocFields => writing({ 0: entry(by, over) }, '0');

const afterSo = (many: number, by: string): Attempt => ({
  given: storedDelta({ thread: threadOf(many) }),
  data: writing({ ...threadOf(many), [many]: entry(by) }, String(many)),
});

const tried = (allowed: boolean, name: string, { given, by = editor, data, more }: Attempt): Case => ({
  name,
  by,
  given: { 'delta/ProposalOfAnEditor01': given ?? storedDelta(), ...more },
  request: { kind: 'update', path: 'delta/ProposalOfAnEditor01', data },
  allowed,
});

const replying: readonly Case[] = [
  tried(true, 'an author may reply about an open proposal', { data: first('ed') }),
  tried(true, 'an author may reply about a rejected proposal', {
    given: storedRejected(),
    data: first('ed'),
  }),
  tried(true, 'a moderator may reply to somebody else with the longest text', {
    given: storedDelta({}, 'other'),
    by: moderator,
    data: first('mod', { text: 'ä'.repeat(limits.reply) }),
  }),
  tried(true, 'an author may reply about a new match with a code that was retired since', {
    given: storedDelta({
      collection: 'match',
      docId: '',
      field: '',
      value: { ...newMatch, weight: 'retired' },
    }),
    data: first('ed'),
  }),
  tried(true, 'a reply goes behind those that are there', {
    given: storedDelta({ thread: two }),
    data: writing({ ...two, 2: entry('ed') }, '2'),
  }),
  tried(true, 'the last reply of an author may be written', afterSo(limits.repliesOfAuthor - 1, 'ed')),
  tried(false, 'an author may not take the room of moderators', afterSo(limits.repliesOfAuthor, 'ed')),
  tried(true, 'a moderator has room where the author has none', {
    ...afterSo(limits.repliesOfAuthor, 'mod'),
    by: moderator,
  }),
  tried(true, 'the last reply that has room may be written', {
    ...afterSo(limits.replies - 1, 'mod'),
    by: moderator,
  }),
  tried(false, 'one reply more than there may be is refused', {
    ...afterSo(limits.replies, 'mod'),
    by: moderator,
  }),
  tried(false, 'a moderator may not take the room of others about the own proposal', {
    ...afterSo(limits.repliesOfAuthor, 'mod'),
    given: storedDelta({ thread: threadOf(limits.repliesOfAuthor) }, 'mod'),
    by: moderator,
  }),
  tried(false, 'nobody may reply about an applied proposal', {
    given: storedApplied(),
    by: moderator,
    data: first('mod'),
  }),
  tried(false, 'nobody may reply about what is being applied', {
    given: storedDelta({ applying: { cursor: '' } }),
    data: first('ed'),
  }),
  tried(false, 'somebody else may not reply', { by: stranger, data: first('stranger') }),
  tried(false, 'the anonymous may not reply', { by: anonymous, data: first('ed') }),
  tried(false, 'an author who is banned may not reply', {
    data: first('ed'),
    more: { 'ban/ed': { by: 'mod', at: at(1) } },
  }),
  tried(false, 'a reply may not change the proposal too', { data: { ...first('ed'), value: 'Eve' } }),
  tried(false, 'a reply may not change what was said before', {
    given: storedDelta({ thread: two }),
    data: writing({ ...two, 0: stored('mod', 'Fine!'), 2: entry('ed') }, '2'),
  }),
  tried(false, 'a reply may not remove what was said before', {
    given: storedDelta({ thread: two }),
    data: writing({ 1: stored('ed'), 2: entry('ed') }, '2'),
  }),
  tried(false, 'a reply may not come under another number', { data: writing({ 1: entry('ed') }, '1') }),
  tried(false, 'two replies may not come at once', {
    data: { thread: { 0: entry('ed'), 1: stored('ed') }, 'thread.`0`.at': serverTime },
  }),
  tried(false, 'a thread may not be emptied', { given: storedDelta({ thread: two }), data: { thread: {} } }),
];

const wording: readonly Case[] = (
  [
    ['under the name of another', first('mod')],
    ['under no id', first('ed', { id: 'a b' })],
    ['under a name', first('ed', { id: 'Ann-Smith-1990-Tokyo' })],
    ['with more than belongs to it', first('ed', { role: 'moderator' })],
    ['without a text', first('ed', { text: '' })],
    ['with a text that is too long', first('ed', { text: 'x'.repeat(limits.reply + 1) })],
    ['with a text that turns around', first('ed', { text: 'a\u202eb' })],
    ['that is no text', first('ed', { text: 5 })],
    ['at a time of its own', { thread: { 0: entry('ed', { at: at(5) }) } }],
    ['that is no map', { thread: { 0: 'Where from?' } }],
    ['in a list', { thread: [entry('ed', { at: at(5) })] }],
  ] as const
).map(([how, data]) => tried(false, `an author may not reply ${how}`, { data }));

const dated: Case = {
  name: 'an author may not reply at another time than the one at which it is counted',
  by: editor,
  given: { 'delta/ProposalOfAnEditor01': storedDelta() },
  request: {
    kind: 'update',
    path: 'delta/ProposalOfAnEditor01',
    data: { thread: { 0: entry('ed', { at: at(5) }) } },
    beside: [counting(editor, 'reply/ProposalOfAnEditor01/0')],
  },
  allowed: false,
};

const overwriting: readonly Case[] = (
  [
    ['keeping', two, true],
    ['dropping', undefined, false],
    ['emptying', {}, false],
    ['rewriting', { ...two, 0: stored('mod', 'Fine!') }, false],
  ] as const
).map(([how, thread, allowed]) => ({
  name: `an author may ${allowed ? '' : 'not '}overwrite a proposal ${how} what was said about it`,
  by: editor,
  given: { 'delta/ProposalOfAnEditor01': storedDelta({ thread: two }) },
  request: {
    kind: 'set',
    path: 'delta/ProposalOfAnEditor01',
    data: proposal({ value: 'Eve', ...(thread !== undefined && { thread: thread as DocFields }) }),
  },
  allowed: allowed === true,
}));

const beginning: Case = {
  name: 'an author may not propose with a thread already',
  by: editor,
  request: {
    kind: 'set',
    path: 'delta/ProposalOfAnEditor01',
    data: proposal({ thread: { 0: stored('mod') } }),
  },
  allowed: false,
};

export const replyCases: readonly Case[] = [...replying, ...wording, ...overwriting, beginning, dated];
