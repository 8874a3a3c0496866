import type { UnknownAction } from '@reduxjs/toolkit';
import { StorageTrouble } from '@/app/storage/storageTrouble';
import { noticeShown } from '@/wiki/notices/noticesSlice';

function setup() {
  const told: UnknownAction[] = [];
  const trouble = new StorageTrouble((action) => told.push(action));
  return { ...trouble, notices: () => told.filter(noticeShown.match).map(({ payload }) => payload.id) };
}

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

test('a failure of the device’s storage is told once', () => {
  const { report, notices } = setup();
  report(new DOMException('Denied', 'SecurityError'));
  report(new DOMException('Denied', 'SecurityError'));
  expect(notices()).toEqual(['storage']);
});

test('code that has gone with an earlier version is no failure of the storage', () => {
  const { report, notices } = setup();
  report(Object.assign(new Error('Loading chunk 340 failed'), { name: 'ChunkLoadError' }));
  expect(notices()).toEqual([]);
  expect(warn).toHaveBeenCalled();
});
