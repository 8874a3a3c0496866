/**
 * The server time of a response (epoch milliseconds) from its `Date` header; `undefined` without one. A cache
 * keeps the first response's time or sets its own, so the result is never later than the response.
 */
export function timeOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
