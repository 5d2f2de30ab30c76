/**
 * Lets tests read what the main process has asked of the system, which Electron does not reveal, and set
 * what the system answers. End-to-end tests read and set it through `inspect` of the stand-in.
 */

/** An item as Electron has it; one with a role has no click. */
export interface MenuItem {
  readonly label: string;
  readonly role: string | undefined;
  readonly accelerator: string | undefined;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly submenu: Menu | undefined;
  click(): void;
}

/** A menu. */
export interface Menu {
  readonly items: readonly MenuItem[];
  popup(options?: object): void;
}

/** A message box that was shown. */
export interface MessageBox {
  readonly message: string;
  readonly detail?: string;
  readonly buttons: readonly string[];
  readonly signal?: AbortSignal;
}

/** The icon beside the clock, as a person sees it. */
export interface TrayIcon {
  image: string;
  toolTip: string;
  /** The text beside it, which only macOS shows. */
  title: string;
  menu: Menu | null;
  /** A click on the icon itself. */
  readonly click: () => void;
}

/** A notification that was raised. */
export interface RaisedNotification {
  readonly title: string;
  /** What Windows draws it from. */
  readonly toastXml?: string;
  closed: boolean;
}

const workArea = { x: 0, y: 0, width: 1920, height: 1040 };

/** The system around the program. */
export const record = {
  /** Steps of the start of the app, in order. */
  steps: [] as string[],
  protocolClients: [] as unknown[],
  /** The program that opens our links by what is registered for the person or for everyone. */
  protocolOpener: null as string | null,
  /** Seconds for which nobody has used the computer. */
  idleSeconds: 0,
  /** Numbers put on the icon, the latest last. */
  badges: [] as number[],
  /** Texts put on the icon in the dock, the latest last. */
  dockBadges: [] as string[],
  showsBadges: true,
  tray: null as TrayIcon | null,
  /** Context menus, the latest last. */
  popups: [] as Menu[],
  errorBoxes: [] as string[],
  messageBoxes: [] as MessageBox[],
  /** The buttons, by their index, that the next message boxes are answered with. */
  answers: [] as number[],
  /** Notifications of the main process. */
  notifications: [] as RaisedNotification[],
  /** Why the system shows none; null when it shows them. */
  notificationFailure: null as string | null,
  /** Files shown in the system's file manager. */
  shownFiles: [] as string[],
  /** Addresses outside the console that were opened with the system's programs. */
  opened: [] as string[],
  /** How many times a page was sent to the printer. */
  prints: 0,
  /** The first one is the primary one. */
  displays: [{ id: 1, bounds: { ...workArea, height: 1080 }, workArea }],
  /** Switches given to Chromium. */
  switches: [] as (readonly [name: string, value: string])[],
  /** Partitions that sessions were asked for, with their options. */
  partitions: [] as (readonly [partition: string, options: object])[],
  /** Where the dictionaries for spelling are to be downloaded from. */
  dictionaries: '',
};

export type SystemRecord = typeof record;
