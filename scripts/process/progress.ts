const reminderMs = 5_000;

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
