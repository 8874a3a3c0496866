import { nameSkeleton } from '@/model/names/profileName';
import {
  keepReservedName,
  keepReservedNames,
} from '../../../../functions/src/accounts/profiles/keepReservedName';
import { longAgo } from '../../documents';
import { fakeAccounts, type Account } from '../../serverWorld';
import { openStore } from '../../support';

const store = openStore('demo-reserved-names');
beforeEach(() => store.empty());
afterAll(() => store.close());

const judge = { uid: 'judge', email: 'judge@example.com', claims: { moderator: true } };
const ada = { uid: 'ada', email: 'ada@example.com', claims: { admin: true } };
const ed = { uid: 'ed', email: 'ed@example.com', claims: {} };

const keep = (uid: string, ...accounts: readonly Account[]) =>
  keepReservedName({ auth: fakeAccounts(...accounts).auth, db: store.db }, uid);

const called = (uid: string, name: string) => store.put({ [`profile/${uid}`]: { name, since: longAgo } });

const reserved = async () =>
  Object.fromEntries(
    (await store.db.collection('reservedName').get()).docs.map((doc) => [doc.id, doc.get('uids') as unknown]),
  );

test('the name of one who has a role is kept for that account, once however often it is asked', async () => {
  await called('judge', 'Judge Judy');
  await keep('judge', judge);
  await keep('judge', judge);
  expect(await reserved()).toEqual({ [nameSkeleton('Judge Judy')]: ['judge'] });
});

test('a new name takes the place of the one before', async () => {
  await called('judge', 'Judge Judy');
  await keep('judge', judge);
  await called('judge', 'Judith');
  await keep('judge', judge);
  expect(await reserved()).toEqual({ [nameSkeleton('Judith')]: ['judge'] });
});

test('two of one name share it, and it is free once neither has it any more', async () => {
  await called('judge', 'Alex');
  await called('ada', 'Alex');
  await keep('judge', judge, ada);
  await keep('ada', judge, ada);
  expect(await reserved()).toEqual({ [nameSkeleton('Alex')]: ['judge', 'ada'] });
  await keep('judge', { ...judge, claims: {} }, ada);
  expect(await reserved()).toEqual({ [nameSkeleton('Alex')]: ['ada'] });
  await keep('ada');
  expect(await reserved()).toEqual({});
});

test('nothing is kept for an account without a role or without a profile', async () => {
  await called('ed', 'Ed');
  await keep('ed', ed);
  await keep('judge', judge);
  expect(await reserved()).toEqual({});
});

test('every account that ever had a role is looked at, also of before names were kept', async () => {
  await called('judge', 'Judge Judy');
  await called('ed', 'Ed');
  await store.put({
    'actLog/1': { kind: 'grantRole', target: { id: 'judge' } },
    'actLog/2': { kind: 'grantRole', target: { id: 'ed' } },
    'actLog/3': { kind: 'takeRole', target: { id: 'ed' } },
    [`reservedName/${nameSkeleton('Ed')}`]: { uids: ['ed'] },
  });
  await keepReservedNames({ auth: fakeAccounts(judge, ed).auth, db: store.db });
  expect(await reserved()).toEqual({ [nameSkeleton('Judge Judy')]: ['judge'] });
});
