import { retryOnContention } from '../../../../functions/src/write/quota/retryOnContention';

const storeError = (code: number) => Object.assign(new Error(`code ${code}`), { code });

test('an attempt is made again while others were faster', async () => {
  const codes = [6, 9, 5];
  let attempts = 0;
  await retryOnContention(async () => {
    const code = codes[attempts++];
    if (code !== undefined) throw storeError(code);
  });
  expect(attempts).toBe(4);
});

test('any other error ends it', async () => {
  let attempts = 0;
  const asked = retryOnContention(async () => {
    attempts += 1;
    throw storeError(14);
  });
  await expect(asked).rejects.toThrow('code 14');
  expect(attempts).toBe(1);
});
