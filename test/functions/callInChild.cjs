// Calls a function of a bundle as its container does, alone in a process, and reports its time and memory to the parent.
const { existsSync, readFileSync } = require('node:fs');

const [bundle, name] = process.argv.slice(2);

process.once('message', async (request) => {
  const start = performance.now();
  const answer = await require(bundle)
    [name].run(request)
    .catch((error) => ({ error: String(error) }));
  process.send(
    {
      answer,
      durationMs: performance.now() - start,
      peakMiB: peakKiB() / 1024,
    },
    () => process.exit(),
  );
});

/**
 * Peak of the whole process: Node, the libraries, and the work. On Linux `maxRSS` starts at the parent's size when it
 * forked, and the parent is a test runner of any size.
 */
function peakKiB() {
  const status = '/proc/self/status';
  const [, own] = (existsSync(status) && /VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'))) || [];
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}
