/** A moment (epoch milliseconds) as the clock of this machine shows it, so without a zone: `2024-03-12T09:05:00.000`. */
export const localIsoTime = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, -1);
