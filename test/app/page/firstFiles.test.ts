import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { pageChunks, pageFilesFor } from '@/app/page/firstFiles';
import { routeAt } from '@/model/sharing/address';
import { routes } from '@/model/sharing/routes';

const table = Object.entries(routes).map(([id, path]) => ({ id, path }));

test.each([
  '/',
  '/login',
  '/sport',
  '/sport/armw',
  '/sport/armw/',
  '/sport/armw/matches',
  '/sport/armw/event',
  '/sport/armw/event/e1',
  '/sport/armw/event/e1/video',
  '/player',
  '/player/a%2Fb',
  '/review/event',
  '/review/other',
  '/nowhere',
  '/sport/armw/event/e1/video/more',
  '/sport/armw/event/new/card',
  '/sport/armw/event/e1/add',
])('before the router is there, %s belongs to the route that the router will say', (address) => {
  expect(routeAt(address)).toBe(matchRoutes(table, address)?.at(-1)?.route.id);
});

test('an address asks for the files of its page, and an unknown one for none', () => {
  const files = { PlayerPage: ['/p.js', '/p.css'] };
  expect(pageFilesFor(files, '/player/x')).toEqual(['/p.js', '/p.css']);
  expect(pageFilesFor(files, '/about')).toEqual([]);
  expect(pageFilesFor(files, '/nowhere')).toEqual([]);
});

test('on a first visit a page that comes with records also asks for what shows them', () => {
  const files = { PlayerPage: ['/p.js'], TitlesPage: ['/t.js'], firstVisit: ['/f.js'] };
  expect(pageFilesFor(files, '/player/x', true)).toEqual(['/p.js', '/f.js']);
  expect(pageFilesFor(files, '/titles', true)).toEqual(['/t.js']);
});

test('a later visit also asks for what reads the stored rows', () => {
  const files = { PlayerPage: ['/p.js'], 'local-rows': ['/rows.js'] };
  expect(pageFilesFor(files, '/player/x')).toEqual(['/p.js', '/rows.js']);
  expect(pageFilesFor(files, '/player/x', true)).toEqual(['/p.js']);
});

test.each(['/rankings', '/rankings/', '/sport/armw/rankings'])(
  'on a first visit %s also asks for what shows a ranking, each file once',
  (address) => {
    const files = {
      RankingsPage: ['/r.js', '/p.js'],
      SportPage: ['/r.js', '/p.js'],
      firstVisit: ['/r.js', '/f.js'],
    };
    expect(pageFilesFor(files, address, true)).toEqual(['/r.js', '/p.js', '/f.js']);
    expect(pageFilesFor(files, address)).toEqual(['/r.js', '/p.js']);
  },
);

test("each page's chunk is the one that its code is loaded as", () => {
  const source = readFileSync(join(__dirname, '../../../src/app/navigation/pages.ts'), 'utf8');
  const named = [...source.matchAll(/(\w+): \(\) =>\s*import\('[^']*\/(\w+)'\)/g)];
  expect(Object.fromEntries(named.map(([, name, chunk]) => [name, chunk]))).toMatchObject(pageChunks);
});
