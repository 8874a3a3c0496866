import { isMissingCode, renewPage } from '@/app/page/missingCode';

const chunkError = (chunk = 5) =>
  Object.assign(new Error(`Loading chunk ${chunk} failed`), { name: 'ChunkLoadError' });

function page({ controlled, answers }: { controlled: boolean; answers: boolean | undefined }) {
  const stored = new Map<string, string>();
  const reload = jest.fn();
  const window = {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: { reload },
    navigator: { serviceWorker: { controller: controlled ? {} : null } },
    fetch: async () => {
      if (answers === undefined) throw new TypeError('Failed to fetch');
      return { ok: answers };
    },
    // Only these parts of a window are used.
  } as unknown as Window;
  return { reload, renew: (chunk?: number) => renewPage(chunkError(chunk), window) };
}

describe('code that is gone', () => {
  test('is known by its error, scripts and styles alike', () => {
    expect(isMissingCode(chunkError())).toBe(true);
    expect(isMissingCode(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
    expect(isMissingCode(new TypeError('x is undefined'))).toBe(false);
    expect(isMissingCode('ChunkLoadError')).toBe(false);
  });

  test('has a page of a worker loaded anew, with or without a network', async () => {
    const { reload, renew } = page({ controlled: true, answers: undefined });
    expect(await renew()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('has a page without a worker loaded anew only when the host answers', async () => {
    expect(await page({ controlled: false, answers: true }).renew()).toBe(true);
    for (const answers of [false, undefined]) {
      const { reload, renew } = page({ controlled: false, answers });
      expect(await renew()).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    }
  });

  test('does not load the page again and again', async () => {
    const { reload, renew } = page({ controlled: true, answers: true });
    expect(await renew()).toBe(true);
    expect(await renew()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('of the version after the next one has it loaded anew again', async () => {
    const { reload, renew } = page({ controlled: true, answers: true });
    expect(await renew(5)).toBe(true);
    expect(await renew(6)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['refused when it is touched', () => Object.defineProperty({}, 'sessionStorage', { get: refuse })],
    ['full', () => ({ sessionStorage: { getItem: () => null, setItem: refuse } })],
    ['missing', () => ({})],
  ])('is not loaded anew in a circle where the storage is %s', async (_how, storage) => {
    const reload = jest.fn();
    let openForMs = 3_000;
    const window = Object.defineProperties(
      {
        location: { reload },
        performance: { now: () => openForMs },
        navigator: { serviceWorker: { controller: {} } },
      },
      Object.getOwnPropertyDescriptors(storage()),
    ) as unknown as Window;
    expect(await renewPage(chunkError(), window)).toBe(false);
    openForMs = 120_000;
    expect(await renewPage(chunkError(), window)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
