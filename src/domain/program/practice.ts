/** How what leaves Corridor during practice says so. */

/** A title, which begins with 'Practice:' in practice. */
export const practiceTitle = (title: string, isPractice: boolean): string =>
  isPractice ? `Practice: ${title}` : title;

/** The name of a file, which begins with 'Practice -' in practice: a file name holds no colon. */
export const practiceFileName = (name: string, isPractice: boolean): string =>
  isPractice ? `Practice - ${name}` : name;
