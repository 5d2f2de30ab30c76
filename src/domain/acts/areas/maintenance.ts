/** Taking the network's app down for its users, and bringing it back (1M). */
import { changesIn, textFacet } from '../../changes/changes.ts';
import { condition, declareAct, type Kind, named } from '../act.ts';
import { turned } from '../proofs.ts';

/** The setting of the network that Maintenance Mode is. */
export const MAINTENANCE = { type: 'maintenance' } as const;

export interface Mode {
  readonly on: boolean;
}

export const MODE: Kind<Mode> = {
  noun: 'Maintenance Mode',
  name: () => 'Maintenance Mode',
  ref: () => ({ kind: 'maintenance', id: null }),
  read: async (read) => ({ on: (await read('siteSettings.read', MAINTENANCE)).value }),
  changes: changesIn([textFacet('Maintenance Mode', ({ on }) => (on ? 'On' : 'Off'))]),
  state: ({ on }) => (on ? 'on' : 'off'),
  areas: ['siteSettings'],
};

/** Word for word (1M04, 1M05). */
const QUESTIONS = {
  On: 'You are about to turn On the app for maintenance',
  Off: 'You are about to turn Off the app from maintenance',
} as const;

const turning = (to: 'On' | 'Off') =>
  declareAct<Mode>({
    kind: MODE,
    label: `Turn ${to.toLowerCase()}`,
    key: 'M',
    isInNoMenu: true,
    title: 'Are You Sure?',
    question: QUESTIONS[to],
    done: `Maintenance Mode is ${to.toLowerCase()}`,
    alert: 'Unable to change Maintenance Mode',
    conditions: [
      condition(`Maintenance Mode is ${to.toLowerCase()}`, ({ on }) => on !== (to === 'On')),
    ],
    call: () => ({ endpoint: 'siteSettings.write', input: { ...MAINTENANCE, value: to === 'On' } }),
    proof: turned(to, ({ on }) => on === (to === 'On')),
  });

export const MAINTENANCE_ACTS = named({
  'maintenance.on': turning('On'),
  'maintenance.off': turning('Off'),
});
