/**
 * Page size of lists, and the rules' limit for one query. A first visit reads the published copy; only later
 * changes need queries.
 */
export const pageSize = 50;

export const queuePageSize = 500;
