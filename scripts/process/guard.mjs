// Ends process groups once the process that started this one is gone, even after `kill -9`, which runs no handler but
// closes the pipe this one reads from. Lines are `+<pid>` for a group to end, `-<pid>` for a finished one.
import { createInterface } from 'node:readline';

const groups = new Set();
const lines = createInterface({ input: process.stdin });

lines.on('line', (line) => {
  const pid = Number(line.slice(1));
  if (!Number.isInteger(pid) || pid < 2) return;
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
});

lines.on('close', () => {
  for (const pid of groups) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Already over.
    }
  }
});
