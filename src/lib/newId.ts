const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 20 random letters and digits, about 119 bits, so collisions are practically impossible. */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // 248 is the largest multiple of 62 in a byte. Larger bytes would favour some letters.
      if (byte < 248 && id.length < 20) id += letters[byte % letters.length];
    }
  }
  return id;
}
