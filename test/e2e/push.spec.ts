import { workerReady } from './support/edits';
import { wholeBrowser } from './support/launch';
import { signedIn } from './support/people';
import { expect, test } from './support/test';

test.use({ worker: true });

test.use({ launchOptions: wholeBrowser });

test('a message from the server is shown by the service worker', async ({ browser, baseURL }) => {
  const { page } = await signedIn(browser, 'editor', '/mydelta');
  await page.context().grantPermissions(['notifications'], { origin: baseURL ?? '' });
  // A worker that is only becoming active may miss the message.
  await workerReady(page);
  const worker = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  // What the worker says of itself, for a failure.
  const said: unknown[] = [];
  worker.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => said.push(errorMessage));
  worker.on('ServiceWorker.workerVersionUpdated', ({ versions }) =>
    said.push(versions.map(({ runningStatus, status }) => `${status}, ${runningStatus}`)),
  );
  await worker.send('ServiceWorker.enable');
  await worker.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL ?? '',
    registrationId: await registration,
    data: JSON.stringify({
      data: { title: 'Your change was applied', body: 'Ann', link: '/mydelta', tag: 'decision' },
    }),
  });
  await expect(async () => {
    const shown = await page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      return (await ready.getNotifications()).map(({ title, body, tag, icon }) => ({
        ...{ title, body, tag },
        // One from the network might delay the notification by 90 seconds.
        icon: icon.slice(0, 'data:'.length),
      }));
    });
    expect(shown, JSON.stringify(said)).toEqual([
      { title: 'Your change was applied', body: 'Ann', tag: 'decision', icon: 'data:' },
    ]);
  }).toPass();
});
