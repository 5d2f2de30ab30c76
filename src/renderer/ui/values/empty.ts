/** What is shown where there is no value: an en dash, never blank and never 'null'. */
export const EMPTY = '–';
