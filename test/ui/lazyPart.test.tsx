/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '@/ui/lazyPart';
import { showRouted } from '@test/support/showRouted';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

test('a part shows its fallback until its code is there', async () => {
  const { Part } = lazyPart(async () => ({ Hello }), 'Hello');
  render(<Part name="Ann" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
});

test('a part whose code was preloaded is there at once', async () => {
  const load = jest.fn(async () => ({ Hello }));
  const { Part, preload } = lazyPart(load, 'Hello');
  void preload();
  void preload();
  await Promise.resolve();
  render(<Part name="Ann" />);
  expect(screen.getByText('Hello Ann')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose code cannot be loaded fails where it is shown, and is tried again the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let online = false;
  const { Part, preload } = lazyPart(async () => {
    if (!online) throw new Error('no network');
    return { Hello };
  }, 'Hello');
  void preload();
  await Promise.resolve();
  showRouted({ element: <Part name="Ann" /> });
  const again = await screen.findByRole('button', { name: /again/i });
  online = true;
  again.click();
  expect(await screen.findByText('Hello Ann')).toBeTruthy();
  jest.restoreAllMocks();
});

describe('without a network', () => {
  let online = false;
  beforeEach(() => {
    online = false;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  });
  afterEach(() => jest.restoreAllMocks());
  const whenOnline = async () => {
    if (!online) throw new Error('no network');
    return { Hello };
  };

  test('a part waits for one, with its fallback', async () => {
    const { Part } = lazyPart(whenOnline, 'Hello');
    showRouted({ element: <Part name="Ann" fallback={<p>Wait</p>} /> });
    await act(async () => undefined);
    expect(screen.getByText('Wait')).toBeTruthy();
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });

  test('who shows it is told', async () => {
    const { Part } = lazyPart(whenOnline, 'Hello');
    const missing = jest.fn();
    render(<Part name="Ann" onMissing={missing} />);
    await act(async () => undefined);
    expect(missing).toHaveBeenCalledTimes(1);
  });
});
