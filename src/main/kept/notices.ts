/** Notices about this installation, each with advice. */
import type { Notice } from '#contract/bridge/bridge.ts';
import type { ApiAddress } from '#main/basics/ports.ts';
import { isUnencrypted } from '#main/network/hosts.ts';

/** Something could not be saved on this computer; it is in use until Corridor is closed. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
  readonly notice: Notice;

  constructor(notice: Notice, cause: unknown) {
    super(notice.title, { cause });
    this.notice = notice;
  }
}

const KEYCHAIN_HELP =
  'On Linux, install libsecret and a keyring such as gnome-keyring and log in to a desktop session that unlocks it; on macOS and Windows, allow Corridor to use the keychain.';

/** No keychain was found, and none was insisted on. */
export const signInNotKept: Notice = {
  id: 'vault.memory',
  title: 'You will have to sign in again after a restart',
  text: `Corridor cannot use the keychain of this computer. ${KEYCHAIN_HELP}`,
};

/** CORRIDOR_VAULT=memory does without a keychain. */
export const memoryChosen: Notice = {
  id: 'vault.memory',
  title: 'You will have to sign in again after a restart',
  text: 'This installation does not save sign-ins.',
};

/** CORRIDOR_VAULT=keychain requires a keychain, but there is none. */
export const keychainRequired: Notice = {
  id: 'vault.memory',
  title: 'Keychain not available',
  text: `This installation keeps sign-ins in the keychain, but the keychain does not work. You will have to sign in again after each restart until this is fixed. ${KEYCHAIN_HELP} Tell your administrator.`,
};

/** The keychain worked at the start, but would not take what was given to it. */
export const signInNotWritten: Notice = {
  id: 'vault.not-written',
  title: 'Your sign-in was not saved',
  text: 'The keychain of this computer did not accept the sign-in. You are signed in until you close Corridor. To save the sign-in, unlock the keychain and sign in again.',
};

/** The keychain would not let go of a sign-in that should be forgotten. */
export const signInNotForgotten: Notice = {
  id: 'vault.not-cleared',
  title: 'A saved sign-in could not be removed',
  text: "The keychain of this computer did not remove the saved sign-in. Unlock the keychain and log out again, or delete the item ‘Corridor’ in your system's keychain app.",
};

/** Somebody entered wrong passwords while Corridor was locked. */
export const wrongPasswords: Notice = {
  id: 'session.wrong-passwords',
  title: 'A wrong password was entered five times',
  text: 'You were signed out while Corridor was locked. What you typed is kept until you sign in again. If it was not you, tell your administrator.',
};

/** The server ended the session while Corridor was locked. */
export const endedWhileLocked: Notice = {
  id: 'session.ended-while-locked',
  title: 'Session Ended',
  text: 'You were logged out while Corridor was locked, because your session ended. What you typed is kept until you sign in again.',
};

/** Whatever a person asks for, the server refuses it. */
export const shutOut: Notice = {
  id: 'session.shut-out',
  title: 'The server refuses everything you do',
  text: 'Your role may have changed. Log out and sign in again. If that does not help, ask your administrator.',
};

/** An administrator allows servers that others on the network can listen to; none without such a server. */
export function unencrypted(api: ApiAddress | undefined): readonly Notice[] {
  const { apiUrl, socketUrl, services = {} } = api ?? {};
  const hosts = new Set(
    [apiUrl, socketUrl, ...Object.values(services)].flatMap((url) =>
      url !== undefined && isUnencrypted(url) ? [new URL(url).host] : [],
    ),
  );
  if (hosts.size === 0) return [];
  const notice = {
    id: 'api.unencrypted',
    title: 'Nothing is encrypted on the way to the server',
    text: `Others on the network can read your password and everything that goes to and from ${[...hosts].join(', ')}. Your administrator has allowed this.`,
  };
  return [notice];
}

/** There is a file of managed settings, and no policy says that the administrator has made it. */
export const managedIgnored = (file: string): Notice => ({
  id: 'managed.ignored',
  title: 'A file of managed settings is not used',
  text: `Any user of this computer could have made ${file}, so Corridor does not use it. Ask your administrator to allow it by policy, or to delete it.`,
});

/** The preferences file could not be read as what it should be. */
export const preferencesBroken = (movedTo: string): Notice => ({
  id: 'preferences.broken',
  title: 'Your display preferences were reset',
  text: `The file with your preferences was damaged. It was kept as ${movedTo}, and Corridor starts with its defaults. Nothing else is affected; set your preferences again or delete that file.`,
});

/** Preferences cannot be written to the data folder. */
export const preferencesNotKept = (folder: string): Notice => ({
  id: 'preferences.not-kept',
  title: 'Your preferences cannot be saved',
  text: `Corridor cannot write to its data folder ${folder}. Until it can, changes to columns, row height and other preferences last only until you close Corridor. Make the folder writable for your account, or choose another one with CORRIDOR_DATA_DIR or --data-dir.`,
});
