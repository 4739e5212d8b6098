// Service worker of the console: shows notifications that arrive while no console is open, and opens what they are
// about. It keeps no pages: an offline console would show old data.

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data?.json() ?? {};
  if (!title) return;
  const shown = { body, tag, renotify: true, data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/console/desk', self.location.origin).href;
  event.waitUntil(open(url));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((each) => new URL(each.url).pathname.startsWith('/console'));
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.navigate(url);
}
