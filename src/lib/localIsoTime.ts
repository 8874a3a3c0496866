/** A time in this machine's time zone, without a zone suffix: `2024-03-12T09:05:00.000`. */
export const localIsoTime = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, -1);
