/** The route of a user. */
export const userPath = (id: string): string => `/users/${encodeURIComponent(id)}`;
