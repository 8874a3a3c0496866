/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { screens } from '@test/support/screens';

const Opened = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

test('a dialog whose code is not here without a network closes and says so, and opens when asked again with one', async () => {
  let online = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const { Part } = lazyDialog(async () => {
    if (!online) throw new Error('no network');
    return { Opened };
  }, 'Opened');
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  const world = screens({});
  world.show(<Opener />);
  const press = () => act(async () => screen.getByText('Open').click());
  await press();
  const told = () => world.store.getState().notices.notices.map(({ id }) => id);
  expect(told()).toEqual(['not-here-yet']);

  online = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Close')).toBeNull();
  await press();
  expect(await screen.findByText('Close')).toBeTruthy();
  jest.restoreAllMocks();
});
