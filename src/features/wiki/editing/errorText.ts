/** A thrown thing as the sentence a person reads. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
