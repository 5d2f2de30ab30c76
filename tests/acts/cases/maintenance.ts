/** Maintenance Mode (1M). */
import type { MAINTENANCE_ACTS, Mode } from '#domain/acts/areas/maintenance.ts';
import { type CasesOf, type Reading, STAFF, sent } from './case.ts';
import { shows } from './readings.ts';
import { set } from './rules.ts';

const on: Mode = { on: true };
const off: Mode = { on: false };

const mode = (
  what: string,
  before: boolean,
  now: boolean | null,
  says: Reading['says'],
): Reading<Mode> => ({
  what,
  choice: null,
  before: { on: before },
  now: now === null ? null : { on: now },
  says,
});

export const MAINTENANCE_CASES: CasesOf<typeof MAINTENANCE_ACTS> = {
  'maintenance.on': {
    texts: ['Turn on', 'Maintenance Mode is on', 'Unable to change Maintenance Mode'],
    roles: STAFF,
    offered: [off],
    notOffered: [[on, 'Maintenance Mode is on']],
    reach: { place: '/', typed: 'maintenance', opens: 'turn On the app' },
    call: sent({ on: false }, 'POST admin/site/settings', {
      body: { type: 'maintenance', value: true },
    }),
    readings: [
      mode('on', false, true, shows('On')),
      mode('unchanged', false, false, 'not-yet'),
      mode('on before', true, true, 'cannot-tell'),
      mode('not there', false, null, 'cannot-tell'),
    ],
    network: { list: 'siteSettings.read', effect: set({ value: true }) },
  },
  'maintenance.off': {
    texts: ['Turn off', 'Maintenance Mode is off', 'Unable to change Maintenance Mode'],
    roles: STAFF,
    offered: [on],
    notOffered: [[off, 'Maintenance Mode is off']],
    reach: {
      place: '/',
      typed: 'maintenance',
      answers: { 'siteSettings.read': { data: { value: true } } },
      opens: 'turn Off the app',
    },
    call: sent({ on: true }, 'POST admin/site/settings', {
      body: { type: 'maintenance', value: false },
    }),
    readings: [
      mode('off', true, false, shows('Off')),
      mode('unchanged', true, true, 'not-yet'),
      mode('off before', false, false, 'cannot-tell'),
      mode('not there', true, null, 'cannot-tell'),
    ],
    network: {
      list: 'siteSettings.read',
      given: { value: true },
      effect: set({ value: false }),
    },
  },
};
