/** @jest-environment jsdom */
import { mostIdleMs, firstInteraction } from '@/app/page/firstInteraction';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watched() {
  const stays = jest.fn();
  void firstInteraction(window).then(stays);
  return stays;
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'])(
  '%s tells at once',
  async (sign) => {
    const stays = watched();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stays).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    await jest.advanceTimersByTimeAsync(0);
    expect(stays).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('a page that is open for long is taken to be read', async () => {
  const stays = watched();
  await jest.advanceTimersByTimeAsync(mostIdleMs - 1);
  expect(stays).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(stays).toHaveBeenCalledTimes(1);
});
