import '@/ui/tokens.css';
import '@/ui/global.css';
import '@/ui/firstWords.css';
import { turn } from '@/lib/turns';

// In chunks, so that the browser gets turns in between: loading everything at once blocks a slow processor
// longest. Name the imports you use, so that the build drops the unused parts of a package.
void import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client')
  .then(turn)
  .then(() => import(/* webpackMode: "eager", webpackExports: ["start"] */ './main'))
  .then(async ({ start }) => {
    await turn();
    await start();
  });
