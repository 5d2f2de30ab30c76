/** A bank or credit union. */
export type Institution = readonly [name: string, website: string];
