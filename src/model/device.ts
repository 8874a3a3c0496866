/** Tokens by which the messaging service knows a device; the rules take exactly these. */
export const deviceTokenPattern = /^[A-Za-z0-9_:-]{1,1000}$/;
