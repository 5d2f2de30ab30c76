/** How a person has dates and times written. */
import { z } from 'zod';

export const dateStyle = z.object({
  /** The locale's short date with h:mm:ss A, the month in letters, or ISO 8601. */
  form: z.enum(['short', 'letters', 'iso']),
  /** The zone of the computer, or UTC. */
  zone: z.enum(['local', 'utc']),
  /** A BCP 47 tag; for one that names no locale it is that of the program. */
  locale: z.string(),
});
export type DateStyle = z.infer<typeof dateStyle>;
