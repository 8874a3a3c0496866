import { turn } from '@/lib/turns';
import { runsApp } from '../page/runsApp';

// In chunks, so that the browser gets turns in between: loading everything at once blocks a slow processor
// longest. Name the imports you use, so that the build drops the unused parts of a package.
const begin = () =>
  addLacking()
    .then(() => import(/* webpackMode: "eager", webpackExports: ["start"] */ './main'))
    .then(async ({ start }) => {
      await turn();
      await start();
    });

const addLacking = async () => {
  if (!('toSorted' in Array.prototype)) (await import('@/lib/arrayCopies')).addArrayCopies();
};

if (runsApp()) void begin();
