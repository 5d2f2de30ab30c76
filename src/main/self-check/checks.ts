/** The checks of the self-check, in their order; one without a probe of desk or host is left out. */

interface Check {
  readonly id: string;
  readonly title: string;
  /** Milliseconds it may take. */
  readonly limit: number;
  /** What to do when it has failed. */
  readonly advice: string;
}

const ADMINISTRATOR = 'Save a support bundle and send it to your administrator.';

export const CHECKS = [
  {
    id: 'window',
    title: 'Window',
    limit: 5000,
    advice: 'Close Corridor and start it again.',
  },
  {
    id: 'bridge',
    title: 'Window and program',
    limit: 5000,
    advice: 'Reload the window. If that does not help, start Corridor again.',
  },
  {
    id: 'managed',
    title: 'Managed settings',
    limit: 5000,
    advice: 'Ask your administrator to allow the file by policy, or to delete it.',
  },
  {
    id: 'capture',
    title: 'Screen shares',
    limit: 5000,
    advice: 'Do not share your screen while Corridor is open.',
  },
  {
    id: 'keychain',
    title: 'Keychain',
    limit: 60_000,
    advice: 'Unlock the keychain of your system. Without it you sign in after each start.',
  },
  {
    id: 'sandbox',
    title: 'Practice sandbox',
    limit: 60_000,
    advice: `You cannot practise on this computer. ${ADMINISTRATOR}`,
  },
  {
    id: 'server',
    title: 'Server',
    limit: 35_000,
    advice: 'Check the network connection. If other programs are online, tell your administrator.',
  },
  {
    id: 'socket',
    title: 'Live updates',
    limit: 5000,
    advice: `Refresh lists by hand until live updates are back. ${ADMINISTRATOR}`,
  },
  { id: 'proxy', title: 'Proxy', limit: 20_000, advice: ADMINISTRATOR },
  { id: 'certificates', title: 'System certificates', limit: 20_000, advice: ADMINISTRATOR },
  {
    id: 'notification',
    title: 'Notifications',
    limit: 15_000,
    advice: 'Allow Corridor in the notification settings of your computer.',
  },
  {
    id: 'badge',
    title: 'Number on the icon',
    limit: 5000,
    advice: 'Allow Corridor in the notification settings of your computer.',
  },
  { id: 'tray', title: 'Tray icon', limit: 5000, advice: ADMINISTRATOR },
  {
    id: 'links',
    title: 'Corridor links',
    limit: 20_000,
    advice: `Links that begin with corridor: do not open here. ${ADMINISTRATOR}`,
  },
  {
    id: 'updates',
    title: 'Updates',
    limit: 60_000,
    advice: `Corridor cannot update itself. ${ADMINISTRATOR}`,
  },
  {
    id: 'downloads',
    title: 'Downloads folder',
    limit: 10_000,
    advice: 'Free some space in your Downloads folder, or make it writable.',
  },
] as const satisfies readonly Check[];

type CheckId = (typeof CHECKS)[number]['id'];

/** Tries one thing: gives what it found, fails with what is wrong in its message. */
export type Probe = () => Promise<string> | string;
export type Probes = Readonly<Partial<Record<CheckId, Probe>>>;

/** Thrown by a probe that does not apply here; the message says why. */
export class NotApplicableError extends Error {
  override readonly name = 'NotApplicableError';
}

/** Thrown by a probe whose message also says what to do, so that the check's own advice is left out. */
export class ExplainedError extends Error {
  override readonly name = 'ExplainedError';
}
