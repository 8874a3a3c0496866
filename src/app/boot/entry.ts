import { turn } from '@/lib/turns';
import { runsApp } from '../page/runsApp';

// In turns, so that the browser gets a chance in between. Name the imports you use, so that the build drops the unused parts.
async function begin(): Promise<void> {
  await addLacking();
  const { start } = await import(/* webpackMode: "eager", webpackExports: ["start"] */ './main');
  await turn();
  await start();
}

const addLacking = async () => {
  if (!('toSorted' in Array.prototype)) (await import('@/lib/arrayCopies')).addArrayCopies();
};

// An older browser keeps the rows that came with the page, and says what the app needs.
if (runsApp()) void begin();
