/** Fixed, since the build has them inside and is not made anew for each run. */
export const ports = { auth: 9197, firestore: 8197, functions: 5197, hosting: 0 };
export const folder = 'build-bench';
