import { oldBrowserWords } from '@/app/page/oldBrowserWords';

test('the page names the oldest browsers in each language', () => {
  expect(oldBrowserWords({ safari: '1', chrome: '2', firefox: '3' })).toEqual([
    { code: 'en', words: expect.stringMatching(/^To use .* Safari or iOS 1, Chrome or Edge 2, Firefox 3,/) },
    { code: 'ja', words: expect.stringMatching(/^この.*Safari・iOS 1、Chrome・Edge 2、Firefox 3以降/) },
  ]);
});
