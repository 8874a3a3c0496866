/**
 * The time at the server when it gave an answer (epoch milliseconds), as the answer's head says; `undefined` where it says
 * none. A cache on the way keeps the time of the first answer, or sets its own, so it is of the answer or before it.
 */
export function timeOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
