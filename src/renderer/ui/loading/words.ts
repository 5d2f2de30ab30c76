/** Said in place of what is still loading: in a button, a field, or a tooltip. */
export const LOADING = 'Loading…';
