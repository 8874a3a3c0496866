// Calls a function of a bundle as its container does, alone in a process, and tells the parent what it took.
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
      // In kilobytes, of the whole process since it began: Node, the libraries, and the work.
      peakMiB: process.resourceUsage().maxRSS / 1024,
    },
    () => process.exit(),
  );
});
