/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { laterPart, lazyPart } from '@/ui/lazyPart';
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

describe('a part below the first screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const shownWith = (failures: number) => {
    const load = jest.fn(async () => {
      if (load.mock.calls.length <= failures) throw new Error('weak signal');
      return { Hello };
    });
    const { Part } = laterPart(load, 'Hello');
    showRouted({
      element: (
        <>
          <p>Rows</p>
          <Part name="Ann" fallback={<p>Wait</p>} />
        </>
      ),
    });
    return { load, pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
  };

  test('leaves the page as it is while a weak signal drops its code, and asks again', async () => {
    const { load, pass } = shownWith(2);
    await pass(10);
    expect(screen.getByText('Rows')).toBeTruthy();
    expect(screen.getByText('Wait')).toBeTruthy();
    await pass(4_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByText('Rows')).toBeTruthy();
    expect(screen.getByText('Hello Ann')).toBeTruthy();
  });

  test('fails when it has asked four times, so that a page whose code is gone is renewed', async () => {
    const { load, pass } = shownWith(9);
    await pass(14_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(screen.queryByText('Rows')).toBeNull();
  });
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
