/** Taking the network's app down for its users, and bringing it back (1M). */
import { changesIn, textFacet } from '../../changes/changes.ts';
import { declareAct, named, type Subject, turned } from '../declare.ts';

/** The setting of the network that Maintenance Mode is. */
export const MAINTENANCE = { type: 'maintenance' } as const;

export interface Mode {
  readonly on: boolean;
}

export const MODE: Subject<Mode> = {
  noun: 'Maintenance Mode',
  name: () => 'Maintenance Mode',
  ref: () => ({ kind: 'maintenance', id: null }),
  read: async (read) => ({ on: (await read('siteSettings.read', MAINTENANCE)).value }),
  changes: changesIn([textFacet('Maintenance Mode', ({ on }) => (on ? 'On' : 'Off'))]),
  areas: ['siteSettings'],
};

const turning = (on: boolean) =>
  declareAct<Mode>({
    subject: MODE,
    isPossible: (now) => now.on !== on,
    call: () => ({ endpoint: 'siteSettings.write', input: { ...MAINTENANCE, value: on } }),
    outcome: turned(on ? 'On' : 'Off', (mode) => mode.on === on),
  });

export const MAINTENANCE_ACTS = named({
  'maintenance.on': turning(true),
  'maintenance.off': turning(false),
});
