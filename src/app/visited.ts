const key = 'armwiki-visited';

/** Whether the device may have records of an earlier visit; asked before the database can be. */
export function hasVisited(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Nothing else is kept there either.
    return false;
  }
}

/** From now on it has. */
export function keepVisited(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // The next visit asks for a small file too many.
  }
}
