import fc from 'fast-check';
import { commonReasons } from '@/language/reasons';
import { limits } from '@/model/schema/limits';
import { isProfileName } from '@/model/names/profileName';
import { isProse } from '@/model/texts';
import { anyHidden, anyKey, anyPiece, withoutNewLetters } from './anyProposal';
import {
  anyCollection,
  anyDocument,
  anyStanding,
  anyValid,
  asStored,
  isOpen,
  sometimes,
  stored,
  type AnyAttempt,
} from './attempt';
import { fieldsOfOthers } from './deltaWriters';
import type { Person } from './emulator';
import { at, serverTime, type DocFields, type DocValue } from './firestoreValue';
import { anonymous, editor, moderator, stranger } from './fixtures';
import { claimingNames, dressedNames } from './nameCases';

const anyPretender: fc.Arbitrary<Person> = fc.constantFrom<Person>(
  moderator,
  moderator,
  moderator,
  moderator,
  anonymous,
  editor,
  stranger,
  { uid: 'mod', claims: { moderator: 'true' } },
  { uid: 'mod', claims: { moderator: 1 } },
  { uid: 'mod', claims: { Moderator: true, admin: true } },
);
const isModerator = (person: Person) => person.claims?.['moderator'] === true;

const anyReason = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  anyHidden,
  fc.constantFrom('x'.repeat(limits.reason), '😀'.repeat(limits.reason), 'x'.repeat(limits.reason + 1)),
);

const deciding: AnyAttempt = fc
  .record({
    proposed: anyValid,
    standing: anyStanding,
    by: anyPretender,
    reason: anyReason,
    code: fc.option(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...commonReasons) },
        fc.constantFrom('superseded', 'accountBanned', 'recordDeleted', 'replacedBy', '', 'constructor'),
      ),
      { freq: 3, nil: undefined },
    ),
    change: sometimes(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('status', 'decidedBy', 'decidedAt', 'reason', 'value', 'x'),
          fc.constantFrom(...fieldsOfOthers),
        ),
        anyPiece,
      ),
    ),
  })
  .map(({ proposed, standing, by, reason, code, change }) => (id) => {
    const right: DocFields = {
      status: 'rejected',
      reason,
      decidedBy: 'mod',
      decidedAt: serverTime,
      ...(code !== undefined && { reasonCause: { code, values: {} } }),
    };
    const data = change === null ? right : { ...right, [change[0]]: change[1] };
    const said = data['reason'];
    return {
      kind: 'reject a proposal',
      given: { [`delta/${id}`]: asStored(proposed, standing) },
      by,
      request: { kind: 'update', path: `delta/${id}`, data },
      fits:
        isModerator(by) &&
        isOpen(standing) &&
        (change === null || change[0] === 'reason') &&
        (code === undefined || commonReasons.some((each) => each === code)) &&
        isProse(said, limits.reason),
    };
  });

const deleting: AnyAttempt = fc
  .record({ proposed: anyValid, standing: anyStanding, by: anyPretender })
  .map(({ proposed, standing, by }) => (id) => ({
    kind: 'delete a proposal',
    given: { [`delta/${id}`]: asStored(proposed, standing) },
    by,
    request: { kind: 'delete', path: `delta/${id}` },
    fits:
      standing.status !== 'applied' &&
      !('applying' in standing.rest) &&
      by.uid !== undefined &&
      by.uid === standing.author,
  }));

const recording: AnyAttempt = fc
  .record({
    collection: anyCollection,
    deleted: fc.boolean(),
    by: anyPretender,
    data: fc.constantFrom<DocFields>(
      { valid: 1 },
      { deleted: true },
      { deleted: false },
      { valid: 1, deleted: true },
    ),
    extra: sometimes(fc.tuple(anyKey, anyPiece)),
    timed: fc.nat(4),
    whole: fc.nat(5),
  })
  .map(({ collection, deleted, by, data: wanted, extra, timed, whole }) => (id) => {
    const before: DocFields = { ...stored[collection], deleted };
    const data: DocFields = {
      ...wanted,
      ...(timed > 0 && { updatedAt: serverTime }),
      ...(extra !== null && { [extra[0]]: extra[1] }),
    };
    const path = `${collection}/${id}`;
    return {
      kind: 'write a record',
      given: { [path]: before },
      by,
      request: whole === 0 ? { kind: 'set', path, data } : { kind: 'update', path, data, mask: maskOf(data) },
      fits: false,
    };
  });

const elsewhere: AnyAttempt = fc
  .record({
    place: fc.constantFrom(
      'x',
      'users',
      'Delta',
      'delta ',
      'lease',
      'staleCopies',
      'admin',
      'constructor',
      '__proto__',
      'event/e1/x',
    ),
    by: anyPretender,
    document: anyDocument,
    kind: fc.constantFrom('set', 'delete'),
  })
  .map(({ place, by, document: { data }, kind }) => (id) => {
    const path = `${place}/${id}`;
    return {
      kind: 'write elsewhere',
      given: {},
      by,
      request: kind === 'set' ? { kind, path, data } : { kind: 'delete', path },
      fits: false,
    };
  });

const introducing: AnyAttempt = fc
  .record({
    whose: fc.constantFrom('own', 'own', 'own', 'other'),
    name: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }).map(withoutNewLetters),
      anyHidden,
      anyPiece,
      fc.constantFrom(...claimingNames, ...dressedNames),
    ),
    since: fc.constantFrom<DocValue>(serverTime, serverTime, serverTime, at(5), null),
    extra: sometimes(fc.tuple(anyKey, anyPiece)),
  })
  .map(({ whose, name, since, extra }) => (id) => {
    const data = { ...(extra !== null && { [extra[0]]: extra[1] }), name, since };
    return {
      kind: 'make a profile',
      given: {},
      by: { uid: id },
      request: { kind: 'set', path: `profile/${whose === 'own' ? id : `${id}x`}`, data },
      fits:
        whose === 'own' &&
        since === serverTime &&
        (extra === null || extra[0] === 'name') &&
        isProfileName(name),
    };
  });

const maskOf = (data: DocFields): readonly string[] =>
  Object.keys(data)
    .filter((key) => data[key] !== serverTime)
    .map((key) => `\`${key.replace(/[\\`]/g, '\\$&')}\``);

export const anyOther: AnyAttempt = fc.oneof(
  { weight: 2, arbitrary: deciding },
  { weight: 1, arbitrary: deleting },
  { weight: 2, arbitrary: recording },
  { weight: 1, arbitrary: elsewhere },
  { weight: 1, arbitrary: introducing },
);
