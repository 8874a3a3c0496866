import { Timestamp } from 'firebase-admin/firestore';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { signedIn, visitor } from './support/people';
import { database, newAccount, storeEvent } from './support/records';
import { expect, test } from './support/test';

const dayMs = 86_400_000;
const needed = defaultTrustSettings.needed.videoLink;

/**
 * Gives an account the accepted video links that the settings demand, decided by two moderators on as many days as
 * required.
 */
async function earn(uid: string, handle: string): Promise<void> {
  const writer = database().bulkWriter();
  for (let at = 0; at < needed; at += 1) {
    void writer.set(database().doc(`trust/${uid}/act/earned-${at}`), {
      what: 'accepted',
      kinds: ['videoLink'],
      record: `event/earned-${at}`,
      by: `mod${at % 2}`,
      at: Timestamp.fromMillis(Date.now() - (needed - at + 1) * dayMs),
    });
  }
  void writer.set(database().doc(`trust/${uid}`), {});
  const since = Timestamp.fromMillis(Date.now() - 400 * dayMs);
  void writer.set(database().doc(`profile/${uid}`), { name: handle, since });
  await writer.close();
}

test("a trusted author's video link is there at once and says so, and a moderator passes its audit", async ({
  browser,
}) => {
  const event = await storeEvent();
  const { uid, handle } = await newAccount('trusted');
  await earn(uid, handle);
  await database()
    .doc('setting/trust')
    .set({ ...defaultTrustSettings, on: true });
  const [author, reader] = await Promise.all([
    signedIn(browser, handle, event.path),
    visitor(browser, `${event.path}/history`),
  ]);

  await test.step('the link is applied without a moderator', async () => {
    await author.page.getByRole('button', { name: 'Edit YouTube', exact: true }).click();
    const dialog = author.page.getByRole('dialog');
    await dialog.getByLabel('YouTube').fill('bWmtNWQM_Ro');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(reader.page.getByRole('list', { name: 'History' })).toContainText('Applied at once', {
      timeout: 20_000,
    });
    expect((await database().doc(`event/${event.id}`).get()).get('youtube')).toBe('bWmtNWQM_Ro');
  });

  await test.step('its author reads why, and how far other kinds are', async () => {
    await author.page.getByRole('link', { name: 'My Changes', exact: true }).click();
    const main = author.page.getByRole('main');
    await expect(main).toContainText('Applied at once, because');
    await expect(main.getByText('Video links')).toBeVisible();
  });

  await test.step('a moderator looks at it and finds it right', async () => {
    const moderator = await signedIn(browser, 'moderator', '/audits');
    const row = moderator.page
      .getByRole('list', { name: 'Audits' })
      .getByRole('listitem')
      .filter({ hasText: event.names.event });
    await row.getByRole('button', { name: 'Looks right' }).click();
    await expect(row).toHaveCount(0);
    await expect(async () => {
      const open = await database().collection('audit').where('author', '==', uid).get();
      expect(open.docs.map((audit) => audit.get('status'))).toEqual(['passed']);
    }).toPass({ timeout: 20_000 });
    expect(moderator.troubles).toEqual([]);
  });
  await database().doc('setting/trust').delete();
  expect([...author.troubles, ...reader.troubles]).toEqual([]);
});
