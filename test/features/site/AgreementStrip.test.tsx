/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgreementRoom } from '@/features/site/AgreementRoom';
import { userId } from '@/model/ids';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { agreementActions } from '@/wiki/site/agreementSlice';
import { siteArrived } from '@/wiki/site/siteSlice';
import { event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const site: SiteFacts = {
  operator: { name: 'Armwiki e.V.' },
  terms: { version: 2, licence: { name: 'CC BY-SA 4.0' } },
};

function room(agreed = 0) {
  const world = screens({ events: [event('e1'), event('e2')] }, { uid: 'ed' });
  world.store.dispatch(siteArrived(site));
  const agreement = agreed === 0 ? undefined : { version: agreed, at: 1_000 };
  world.store.dispatch(agreementActions.arrived({ uid: userId('ed'), agreement }));
  world.show(<AgreementRoom />);
  const propose = (docId: string) =>
    act(
      async () =>
        void world.dispatch(upsertDelta({ collection: 'event', docId, field: 'name', value: 'Open' })),
    );
  return { ...world, propose };
}

test('the first proposal asks, with the version, the licence and who asks; nothing is left of it once agreed', async () => {
  const { propose, commands } = room();
  expect(screen.queryByRole('dialog')).toBeNull();
  await propose('e1');
  expect(screen.getByRole('dialog', { name: 'Before your first proposal' })).toBeTruthy();
  expect(screen.getByText(/the terms of use of Armwiki e\.V\., version 2\..*CC BY-SA 4\.0/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agree and send' }));
  expect(commands().at(-1)).toEqual({ kind: 'agree', version: 2 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/for you to agree/)).toBeNull();
});

test('who does not agree now keeps what was entered, and is asked again by the next proposal', async () => {
  const { propose, commands } = room();
  await propose('e1');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 change is waiting for you to agree to the terms of use.')).toBeTruthy();
  await propose('e2');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(commands()).toHaveLength(2);
});

test('the terms can be read before, and the question comes back', async () => {
  const { propose } = room();
  await propose('e1');
  const link = screen.getByRole('link', { name: 'Terms of use' });
  expect(link.getAttribute('href')).toBe('/terms');
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read and agree' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('who agreed to an earlier version hears that it has changed; who agreed to this one is not asked', async () => {
  const before = room(1);
  await before.propose('e1');
  expect(screen.getByRole('dialog', { name: 'The terms of use have changed' })).toBeTruthy();
});

test('who agreed to this version is not asked', async () => {
  const { propose } = room(2);
  await propose('e1');
  expect(screen.queryByRole('dialog')).toBeNull();
});
