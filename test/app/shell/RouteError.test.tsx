/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showRouted } from '@test/support/showRouted';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('what broke while rendering is replaced by a screen that can try again', async () => {
  const error = new Error('Expected a match, found none');
  let broken = true;
  function Page() {
    if (broken) throw error;
    return <p>Fine</p>;
  }
  showRouted({ Component: Page });
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(log.mock.calls.filter(([first]) => first === error)).toHaveLength(1);
  broken = false;
  await tryAgain();
  expect(screen.getByText('Fine')).toBeTruthy();
});

test.each(['/about', '/about?x=1#rules'])('code that did not come is asked for again at %s', async (at) => {
  let online = false;
  const loader = jest.fn(async () => {
    if (!online) throw new Error('no network');
    return null;
  });
  const router = showRouted({ element: <p>Fine</p>, loader }, at);
  expect(await screen.findByText('no network')).toBeTruthy();
  await tryAgain();
  expect(loader).toHaveBeenCalledTimes(2);
  expect(screen.getByText('no network')).toBeTruthy();
  online = true;
  await tryAgain();
  expect(await screen.findByText('Fine')).toBeTruthy();
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
});
