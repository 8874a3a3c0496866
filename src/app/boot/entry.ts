import '@/ui/tokens.css';
import '@/ui/global.css';
import { turn } from '@/lib/turns';

// In pieces, with a turn for the browser between them: all at once is what keeps a slow processor longest. Whoever names
// nothing of a package here leaves its unused parts out.
void import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client')
  .then(turn)
  .then(() => import(/* webpackMode: "eager", webpackExports: ["start"] */ './main'))
  .then(async ({ start }) => {
    await turn();
    await start();
  });
