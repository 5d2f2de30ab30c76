/** What scrolls must be reached by key (WCAG 2.1.1). */
export const SCROLLABLE = { tabIndex: 0 };
