/** What tests of dates share. */
import type { DateStyle } from '#contract/bridge/dates.ts';

/** The default form, on an American computer in UTC. */
export const IN_UTC: DateStyle = { form: 'short', zone: 'utc', locale: 'en-US' };
