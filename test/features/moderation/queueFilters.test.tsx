/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeKey } from '@/backend/scope';
import { page as bundlePage } from '@/features/moderation/proposal/BundlePage';
import { page } from '@/features/moderation/queue/ModerationPage';
import { page as proposalPage } from '@/features/moderation/proposal/ProposalPage';
import { bundleId, userId } from '@/model/ids';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { noTrust } from '@/model/trust/trust';
import { RecordHistory } from '@/parts/history/RecordHistory';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { authorScopes } from '@/wiki/review/authorScopes';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { delta, event, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { profilesSlice } from '@/wiki/entities/profilesSlice';

const moderator = { uid: 'mod', moderator: true };
const card = bundleId('card');
const rows = {
  events: [event('e1', { name: 'Harbour Open' }), event('e2')],
  deltas: [
    delta('one', { timestamp: 1_000, bundle: card }),
    delta('two', { timestamp: 1_100, bundle: card, docId: 'e2' }),
    delta('three', {
      timestamp: 1_200,
      docId: 'e2',
      field: 'location',
      value: 'Rome',
      author: userId('zoe'),
    }),
  ],
};
const queue = (address: string) => {
  const world = screens(rows, moderator);
  world.store.dispatch(
    profilesSlice.actions.reset({ scope: 'profile/editor', docs: [profile('editor', { name: 'Ed' })] }),
  );
  world.show(<page.Component />, address);
  return world;
};
const shown = () => screen.queryAllByRole('article').map(({ id }) => id.replace('proposal-', ''));
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const chosen = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('an address shows what is open on one record, by its name, until all are wanted again', async () => {
  queue('/delta?record=event/e1');
  expect(shown()).toEqual(['one']);
  const control = chosen('One record');
  expect(control.selectedOptions[0]?.textContent).toBe('Harbour Open');
  await userEvent.selectOptions(control, 'All records');
  expect(shown()).toEqual(['one', 'two', 'three']);
  expect(screen.queryByRole('combobox', { name: 'One record' })).toBeNull();
});

test('so it does of one bundle, beside the other choices', async () => {
  queue('/delta?bundle=editor/card');
  expect(shown()).toEqual(['one', 'two']);
  const control = chosen('Bundle');
  expect(control.selectedOptions[0]?.textContent).toBe('One bundle by Ed');
  await userEvent.selectOptions(control, 'Entered alone');
  expect(shown()).toEqual(['three']);
});

test('a record that nobody knows is named by its id', () => {
  queue('/delta?record=player/nobody');
  expect(shown()).toEqual([]);
  expect(chosen('One record').selectedOptions[0]?.textContent).toBe('nobody');
});

describe('moderators are led there', () => {
  test('by a proposal', () => {
    screens(rows, moderator).show(<proposalPage.Component id="two" />);
    expect(hrefs()).toContain('/delta?record=event%2Fe2');
  });

  test('by the history of a record, and nobody else', () => {
    const link = () => hrefs().includes('/delta?record=event%2Fe2');
    screens(rows, { uid: 'editor' }).show(<RecordHistory collection="event" id="e2" />);
    expect(link()).toBe(false);
    screens(rows, moderator).show(<RecordHistory collection="event" id="e2" />);
    expect(link()).toBe(true);
  });

  test('by the page of a bundle of which something is open', () => {
    screens(rows, moderator).show(<bundlePage.Component author="editor" id="card" />);
    expect(hrefs()).toContain('/delta?bundle=editor%2Fcard');
    screens({}, moderator).show(<bundlePage.Component author="editor" id="other" />);
    expect(hrefs()).toContain('/delta');
  });
});

describe('what an author is', () => {
  const settings = {
    ...defaultTrustSettings,
    needed: { ...defaultTrustSettings.needed, eventFacts: 1 },
    days: 1,
  };
  const counted = [{ record: 'event/e9', day: 1, by: userId('mod') }];
  const known = { counted, losses: 0, atOnce: 0, passed: 0 };

  test('is asked of the server where the address asks for trust, and until then nothing is shown', async () => {
    const world = screens(
      { ...rows, deltas: [...rows.deltas, delta('venue', { field: 'location', value: 'Rome', base: null })] },
      moderator,
    );
    let answer = () => {};
    const when = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const earned = { trust: { ...noTrust, kinds: { eventFacts: known } }, moderators: 1 };
    world.answerTrust({ settings, earned }, when);
    world.show(<page.Component />, '/delta?trust=earned');
    expect(shown()).toEqual([]);
    expect(screen.getByText(/^Proposals by 2 authors are hidden/)).toBeTruthy();
    answer();
    // A name belongs to a kind that cannot be trusted.
    await waitFor(() => expect(shown()).toEqual(['venue', 'three']));
    expect(screen.queryByText(/are hidden while/)).toBeNull();
    await userEvent.selectOptions(chosen('Author’s trust'), 'Not trusted yet');
    expect(shown()).toEqual(['one', 'two']);
  });

  test('is not asked of the server otherwise: only what the moderator has an interest in', async () => {
    const world = screens(rows, moderator);
    world.answerTrust({ settings, earned: { trust: noTrust, moderators: 1 } });
    world.show(<page.Component />, '/delta');
    await act(async () => {});
    expect([...new Set(world.asked('trustOf').map(({ uid }) => uid))]).toEqual(['mod']);
  });

  test('goes by records that are read, which the filter has followed', () => {
    const { followed, store } = queue('/delta?standing=new');
    const keys = Object.values(authorScopes(userId('editor'))).map(scopeKey);
    expect(followed).toEqual(expect.arrayContaining(keys));
    expect(shown()).toEqual([]);
    act(() => {
      for (const scope of keys) store.dispatch(scopesSlice.actions.answered({ scope }));
    });
    expect(shown()).toEqual(['one', 'two']);
    expect(screen.getByText(/^Proposals by 1 author are hidden/)).toBeTruthy();
    const refused = Array.from({ length: 5 }, (_, at) => delta(`r${at}`, { status: 'rejected' }));
    act(() => void store.dispatch(deltasSlice.actions.reset({ scope: keys[1]!, docs: refused })));
    expect(shown()).toEqual([]);
    expect(within(document.body).getByText('No proposals match these filters')).toBeTruthy();
  });
});
