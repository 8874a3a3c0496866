// The service worker's part of notifications; sw.js imports it. The server sends data, and what is shown is made here.
self.addEventListener('push', (event) => {
  const { data } = event.data?.json() ?? {};
  if (!data?.title) return;
  const { title, body, link, tag } = data;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icons/icon-192.png',
      data: { link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // A path of ours, whatever was sent.
  const url = new URL(event.notification.data?.link ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const [page] = pages;
      if (!page) return self.clients.openWindow(url.href);
      await page.focus();
      return page.navigate(url.href);
    }),
  );
});
