const reminderMs = 5_000;

/** Says that a step begins, again every few seconds while it lasts, and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${what} …`);
  const reminder = setInterval(() => console.log(`${what} … ${seconds()} s`), reminderMs);
  try {
    const result = await work();
    console.log(`${what}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
