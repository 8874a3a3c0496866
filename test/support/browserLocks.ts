// Web Locks, which Node 20 lacks: import it before any use of `navigator.locks`.

interface Waiting {
  readonly mode: LockMode;
  readonly start: () => void;
}

const queues = new Map<string, { held: LockMode[]; waiting: Waiting[] }>();

function next(name: string): void {
  const queue = queues.get(name);
  const [first] = queue?.waiting ?? [];
  if (queue === undefined || first === undefined) return;
  const free = first.mode === 'shared' ? !queue.held.includes('exclusive') : queue.held.length === 0;
  if (!free) return;
  queue.waiting.shift();
  queue.held.push(first.mode);
  first.start();
  next(name);
}

function request<T>(name: string, { mode = 'exclusive' }: LockOptions, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(name) ?? { held: [], waiting: [] };
  queues.set(name, queue);
  return new Promise<T>((resolve, reject) => {
    const start = () => {
      const end = () => {
        queue.held.splice(queue.held.indexOf(mode), 1);
        next(name);
      };
      work().then(resolve, reject).finally(end);
    };
    queue.waiting.push({ mode, start });
    next(name);
  });
}

Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
