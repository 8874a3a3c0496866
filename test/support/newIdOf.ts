/** A readable id in the clients' form: `newIdOf('d1')` is `d1xxxxxxxxxxxxxxxxxx`. */
export const newIdOf = (name: string): string => name.replace(/[^A-Za-z0-9]/g, 'x').padEnd(20, 'x');
