import { turn } from '@/lib/turns';
import { runsApp } from '../page/runsApp';

// In turns, so that the browser gets one in between.
async function begin(): Promise<void> {
  await addLacking();
  const { start } = await import(/* webpackMode: "eager" */ './main');
  await turn();
  await start();
}

const addLacking = async () => {
  if (!('toSorted' in Array.prototype)) (await import('@/lib/arrayCopies')).addArrayCopies();
};

// An older browser keeps the rows that came with the page, and says what the app needs.
if (runsApp()) void begin();
