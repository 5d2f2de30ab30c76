/** Who can sign in to the sandbox. Practice mode shows them: they open nothing real. */
import type { Service } from '#contract/wire/areas.ts';

export const PRACTICE_PASSWORD = 'corridor';

/** The sign-ins; the console refuses the last one. */
export const PRACTICE_SIGN_INS = [
  { email: 'admin@corridor.test', role: 'admin', name: 'Amara Nwosu' },
  { email: 'manager@corridor.test', role: 'manager', name: 'Miriam Keller' },
  { email: 'principal@corridor.test', role: 'principal', name: 'Pedro Salazar' },
  { email: 'customer@corridor.test', role: 'customer', name: 'Chioma Eze' },
] as const;

/** What the sandbox's unified recipient service takes as its fixed credential: it opens nothing real. */
export const PRACTICE_CREDENTIAL = 'practice';

/** The address in the sandbox of a service that has a separate address in a network. */
export const practicePath = (service: Service): string => `/services/${service}`;
