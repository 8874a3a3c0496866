/** @jest-environment jsdom */
import { startErrorReporting } from '@/app/listeners/errorReporting';
import { startFastClick } from '@/app/page/fastClick';
import { lookForUpdates } from '@/app/worker/workerNotices';
import { noticesSlice } from '@/wiki/notices/noticesSlice';

describe('error reporting', () => {
  const setup = (asks = false) => {
    let state = noticesSlice.reducer(undefined, { type: 'init' });
    const stop = startErrorReporting(
      {
        dispatch: ((action: never) => {
          state = noticesSlice.reducer(state, action);
        }) as never,
      },
      () => 7,
      '1.2.3',
      () => asks,
    );
    const happens = (error: unknown) =>
      window.dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.' }));
    return { read: () => state, stop, happens };
  };

  test('asks with the first error whether such may be sent, where nobody has said yet', () => {
    for (const asks of [true, false]) {
      const { read, stop, happens } = setup(asks);
      happens(new TypeError('x is undefined'));
      stop();
      const said = read().notices[0]?.actions.map(({ does }) => does);
      expect(said?.includes('saveReports')).toBe(true);
      expect(said?.some((does) => typeof does === 'object')).toBe(asks);
    }
  });

  test('keeps what nobody waited for and what the policy forbade, and tells of neither', () => {
    const { read, stop } = setup();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI: 'https://other.example/x.png',
      }),
    );
    stop();
    expect(read().reports).toMatchObject([
      { kind: 'rejection', message: 'Error: late' },
      { kind: 'policy', message: 'img-src forbids https://other.example/x.png' },
    ]);
    expect(read().notices).toEqual([]);
  });

  test('keeps what nobody caught, tells it once, and offers to save it', () => {
    const { read, stop, happens } = setup();
    happens(new TypeError('x is undefined'));
    happens(new TypeError('again'));
    stop();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'after the end' }));
    expect(read().reports).toEqual([
      expect.objectContaining({ at: 7, version: '1.2.3', page: '/', message: 'TypeError: x is undefined' }),
      expect.objectContaining({ message: 'TypeError: again' }),
    ]);
    expect(read().reports[0]?.stack).toContain('TypeError: x is undefined');
    expect(read().notices).toEqual([
      expect.objectContaining({
        tone: 'error',
        timeoutMs: 0,
        actions: [
          expect.objectContaining({ does: 'saveReports' }),
          expect.objectContaining({ does: 'dismiss' }),
        ],
      }),
    ]);
  });

  test('of a promise nobody waited for alarms nobody', () => {
    const { read, stop } = setup();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
    stop();
    expect(read().reports).toEqual([expect.objectContaining({ message: 'Error: late' })]);
    expect(read().notices).toEqual([]);
  });

  test('of an error without an object has its message', () => {
    const { read, stop, happens } = setup();
    happens(undefined);
    stop();
    expect(read().reports).toEqual([expect.objectContaining({ message: 'Script error.' })]);
  });

  test('of an error in a loop ends', () => {
    const { read, stop, happens } = setup();
    for (let at = 0; at < 500; at += 1) happens(new Error(`number ${at}`));
    stop();
    expect(read().reports).toHaveLength(50);
    expect(read().reports[0]?.message).toBe('Error: number 0');
  });
});

test('fast clicks last until they are ended', () => {
  const stop = startFastClick();
  expect(document.documentElement.style.touchAction).toBe('manipulation');
  stop();
  expect(document.documentElement.style.touchAction).toBe('');
});

describe('looking for a new version', () => {
  const hour = 60 * 60_000;
  const setup = () => {
    let time = 10 * hour;
    const update = jest.fn(async () => undefined as never);
    const stop = lookForUpdates({ update }, () => time);
    return { update, stop, passes: (ms: number) => (time += ms) };
  };

  test('happens when the page is looked at again or online again, at most once an hour', () => {
    const { update, stop, passes } = setup();
    window.dispatchEvent(new Event('online'));
    expect(update).not.toHaveBeenCalled();
    passes(hour);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledTimes(1);
    passes(hour);
    window.dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledTimes(2);
    stop();
    passes(hour);
    window.dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledTimes(2);
  });

  test('goes on after the clock was set back by days', () => {
    const { update, stop, passes } = setup();
    passes(-100 * hour);
    window.dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledTimes(1);
    stop();
  });
});
