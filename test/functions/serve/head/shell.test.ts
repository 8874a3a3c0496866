import { createShell } from '../../../../functions/src/serve/head/shell';
import { shell } from './pages';

describe('the shell', () => {
  const host = (answers: readonly (Response | Error)[]) => {
    const asked: (string | null)[] = [];
    const left = [...answers];
    const ask = (async (_: string, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('If-None-Match'));
      const next = left.shift() ?? new Error('nothing more');
      if (next instanceof Error) throw next;
      return next;
    }) as typeof fetch;
    return { read: createShell('https://wiki.example', ask), asked };
  };
  const deployed = (html: string, etag: string) => new Response(html, { headers: { etag } });

  test('is asked for each time, so that a deployment shows at once', async () => {
    const { read, asked } = host([
      deployed(shell, '"1"'),
      new Response(null, { status: 304 }),
      deployed(shell.replace('main.js', 'main2.js'), '"2"'),
    ]);
    expect(await read()).toEqual({ html: shell, current: true });
    expect(await read()).toEqual({ html: shell, current: true });
    expect((await read()).html).toContain('main2.js');
    expect(asked).toEqual([null, '"1"', '"1"']);
  });

  test('is asked for once by requests that come together', async () => {
    const { read, asked } = host([deployed(shell, '"1"')]);
    await Promise.all([read(), read(), read()]);
    expect(asked).toHaveLength(1);
  });

  test('is the last one known while Hosting does not answer with a page', async () => {
    const { read } = host([
      deployed(shell, '"1"'),
      new Error('down'),
      new Response('oops', { status: 500 }),
      deployed('Site not found', '"3"'),
    ]);
    await read();
    for (let n = 0; n < 3; n++) expect(await read()).toEqual({ html: shell, current: false });
  });

  test('fails where there never was one', async () => {
    await expect(host([new Error('down')]).read()).rejects.toThrow('down');
    await expect(host([new Response('x', { status: 404 })]).read()).rejects.toThrow('found status 404');
  });
});
