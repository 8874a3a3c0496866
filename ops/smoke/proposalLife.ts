import { setTimeout as sleep } from 'node:timers/promises';
import type { Proposal } from '@/model/proposals/delta';
import { slotOf } from '@/model/accounts/quota';
import { expectThat, type Check } from './check';
import { expectRefused, refusalChecks } from './refusals';
import {
  messageOf,
  noteThrowAway,
  readThrowAway,
  removeThrowAway,
  signUp,
  type SignedIn,
  type ThrowAway,
} from './throwAway';
import type { ApiAnswer, ApiWrite, WikiApi } from './wikiApi';

/** Words of the proposal, in case a moderator sees it in these seconds. */
const proposal: Proposal = {
  collection: 'player',
  docId: '',
  field: '',
  value: { name: 'Smoke Test' },
  note: 'A smoke test of the deployed wiki. It is withdrawn at once; please leave it.',
};

export interface LifeServices {
  readonly api: WikiApi;
  readonly file: string;
  /** Longest time for a function to follow, in milliseconds. */
  readonly patienceMs?: number;
}

export interface ProposalLife {
  readonly checks: readonly Check[];
  readonly cleanUp: () => Promise<void>;
}

export function proposalLife({ api, file, patienceMs = 60_000 }: LifeServices): ProposalLife {
  let noted: ThrowAway | undefined;
  let account: SignedIn | undefined;
  let isGivenUp = false;
  let current: Promise<unknown> = Promise.resolve();
  const removeLeft = async () => {
    const left = readThrowAway(file);
    if (left) await removeThrowAway(api, file, left);
  };
  const goOn = () => {
    if (isGivenUp) throw new Error('it was given up');
  };
  const known = (): { noted: ThrowAway; account: SignedIn } => {
    if (noted && account) return { noted, account };
    throw new Error('there is no account to do it with');
  };
  const checks: readonly Check[] = [
    {
      name: 'what an earlier smoke test has left, because it was killed, is removed',
      look: removeLeft,
    },
    {
      name: 'somebody makes an account with an address and a password',
      look: async () => {
        noted = noteThrowAway(file);
        account = await signUp(api, noted);
      },
    },
    ...refusalChecks(api, 'an account without a role', () => known().account.token),
    {
      name: 'proposes a player, and counts it',
      look: async () => {
        const { noted: own, account: me } = known();
        const proposed = await api.commit(proposing(api, own.delta, me.uid), me.token);
        expectThat(proposed.status === 200, 'the proposal to be taken', messageOf(proposed));
      },
    },
    {
      name: 'finds it among its own, and nobody else reads it',
      look: async () => {
        const { noted: own, account: me } = known();
        const found = await api.list(ownProposals(me.uid), me.token);
        expectThat(found.text.includes(`/delta/${own.delta}`), 'the own proposal', found.text);
        expectRefused(await api.get(`delta/${own.delta}`), 'a look at it by a visitor');
      },
    },
    {
      name: 'withdraws it, and a function counts it off',
      look: async () => {
        const { noted: own, account: me } = known();
        const withdrawn = await api.commit([{ delete: api.nameOf(`delta/${own.delta}`) }], me.token);
        expectThat(withdrawn.status === 200, 'the proposal to be withdrawn', messageOf(withdrawn));
        const gone = await api.get(`delta/${own.delta}`, me.token);
        expectThat(gone.status === 404, 'no proposal any more', gone.text);
        const quota = () => (goOn(), api.get(`quota/${me.uid}`, me.token));
        await waitFor('no open proposals', patienceMs, quota, isNoneOpen);
      },
    },
    {
      name: 'deletes its account, and a function forgets it',
      look: async () => {
        const { noted: own, account: me } = known();
        await removeThrowAway(api, file, own);
        const quota = () => (goOn(), api.get(`quota/${me.uid}`, me.token));
        await waitFor('no counter any more', patienceMs, quota, ({ status }) => status === 404);
        return `what stays is gone/${me.uid}, by which rules refuse its token`;
      },
    },
  ];
  return {
    checks: checks.map(({ name, look }) => ({
      name,
      look: () => {
        goOn();
        const looking = look();
        current = looking;
        return looking;
      },
    })),
    cleanUp: async () => {
      isGivenUp = true;
      // Wait for a write in progress, which would otherwise follow the removal.
      await current.catch(() => undefined);
      await removeLeft();
    },
  };
}

function proposing(api: WikiApi, id: string, uid: string): readonly ApiWrite[] {
  const slot = slotOf(0);
  const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
  const oneMore = (fieldPath: string) => ({ fieldPath, increment: { integerValue: '1' } });
  const { collection, docId, field, value, note } = proposal;
  return [
    {
      update: {
        name: api.nameOf(`delta/${id}`),
        fields: fieldsOf({ collection, docId, field, value, note, author: uid, status: 'new' }),
      },
      updateTransforms: [now('timestamp')],
    },
    {
      update: { name: api.nameOf(`quota/${uid}`), fields: fieldsOf({ slot, last: `create/${id}` }) },
      updateMask: { fieldPaths: ['slot', 'last'] },
      updateTransforms: [oneMore('open'), oneMore('written'), now(`slots.\`${slot}\``), now('at')],
    },
  ];
}

const fieldsOf = (data: object): ApiWrite =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [field, valueOf(value)] as const),
  );

function valueOf(value: unknown): ApiWrite {
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: fieldsOf(value) } };
  return { stringValue: value };
}

const ownProposals = (uid: string) => ({
  from: [{ collectionId: 'delta' }],
  where: { fieldFilter: { field: { fieldPath: 'author' }, op: 'EQUAL', value: { stringValue: uid } } },
  limit: 10,
});

const isNoneOpen = ({ text }: ApiAnswer) => /"open":\s*\{\s*"integerValue":\s*"0"/.test(text);

async function waitFor(
  what: string,
  patienceMs: number,
  ask: () => Promise<ApiAnswer>,
  isSo: (answer: ApiAnswer) => boolean,
): Promise<void> {
  for (const end = Date.now() + patienceMs; ;) {
    const answer = await ask();
    if (isSo(answer)) return;
    expectThat(Date.now() < end, `${what} within ${patienceMs / 1000} s`, answer.text);
    await sleep(500);
  }
}
