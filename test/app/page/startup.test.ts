import { createLazyBackend } from '@/sync/lazyBackend';
import { goTo } from '@/app/navigation/goTo';
import { newId } from '@/lib/newId';
import { runStartup } from '@/app/page/startup';
import { idPattern } from '@/model/ids';
import { Redirect } from '@/store/page';
import { createFakeBackend } from '@test/support/fakeBackend';

describe('the start', () => {
  test('runs its steps in order; a redirect navigates, another error is logged, and the next step runs', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ran: string[] = [];
    const failure = new Error('broken');
    await runStartup(
      [
        { name: 'slow', run: async () => void (await Promise.resolve(), ran.push('slow')) },
        {
          name: 'redirecting',
          run: () => {
            throw new Redirect('https://armwiki.example/login?next=1');
          },
        },
        { name: 'failing', run: () => Promise.reject(failure) },
        { name: 'last', run: () => void ran.push('last') },
      ],
      (url) => ran.push(url),
    );
    expect(ran).toEqual(['slow', 'https://armwiki.example/login?next=1', 'last']);
    expect(log.mock.calls).toEqual([['Startup step "failing" failed', failure]]);
    log.mockRestore();
  });
});

describe('a redirect', () => {
  const setup = () => {
    const router = { navigate: jest.fn(async () => undefined) };
    const location = {
      href: 'https://armwiki.example/player',
      origin: 'https://armwiki.example',
      assign: jest.fn(),
    };
    return { router, location, go: (url: string) => goTo(url, router, location) };
  };

  test.each([
    ['https://armwiki.example/login?next=1#top', '/login?next=1#top'],
    ['/login?next=1', '/login?next=1'],
  ])('to %s stays in the app', (url, expected) => {
    const { router, location, go } = setup();
    go(url);
    expect(router.navigate).toHaveBeenCalledWith(expected);
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('elsewhere leaves it', () => {
    const { router, location, go } = setup();
    go('https://elsewhere.example/a?b');
    expect(location.assign).toHaveBeenCalledWith('https://elsewhere.example/a?b');
    expect(router.navigate).not.toHaveBeenCalled();
  });

  test('to a script is refused', () => {
    const { location, go } = setup();
    expect(() => go('javascript:alert(1)')).toThrow('Expected a redirect to a web address');
    expect(location.assign).not.toHaveBeenCalled();
  });
});

describe('the backend before Firebase is loaded', () => {
  test('says in the words of the specification that it is used too early', () => {
    const backend = createLazyBackend();
    const early = 'must setFirebaseApp before using wikiCache';
    expect(() =>
      backend.subscribe({ kind: 'events' }, { mark: jest.fn(), next: jest.fn(), error: jest.fn() }),
    ).toThrow(early);
    expect(() => backend.auth.signOut()).toThrow(early);
  });

  test('signs in whoever was faster once it is there', async () => {
    const backend = createLazyBackend();
    const real = createFakeBackend();
    const signIn = jest.spyOn(real.auth, 'signInWithPassword').mockResolvedValue(undefined);
    const signedIn = backend.auth.signInWithPassword('ann@example.com', 'secret');
    expect(signIn).not.toHaveBeenCalled();
    backend.setFirebaseApp(real);
    await signedIn;
    expect(signIn).toHaveBeenCalledWith('ann@example.com', 'secret');
  });

  test('opens a list once it is there, unless nobody follows it any more', async () => {
    const backend = createLazyBackend();
    const real = createFakeBackend();
    const observer = { next: jest.fn(), error: jest.fn() };
    backend.subscribe({ kind: 'live', event: 'left' }, observer)();
    const stop = backend.subscribe({ kind: 'live', event: 'e1' }, observer);
    backend.setFirebaseApp(real);
    await backend.ready;
    await Promise.resolve();
    expect([observer.next.mock.calls, real.followed()]).toEqual([[[undefined]], 1]);
    stop();
    expect(real.followed()).toBe(0);
  });

  test('works from then on', async () => {
    const backend = createLazyBackend();
    backend.setFirebaseApp(createFakeBackend());
    await backend.ready;
    const seen = await new Promise((resolve) => backend.auth.subscribe(resolve));
    expect(seen).toBeNull();
  });
});

test('a new id is one the rules accept, and another each time', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(ids.every((id) => idPattern.test(id) && id.length === 20)).toBe(true);
  expect(new Set(ids).size).toBe(500);
});
