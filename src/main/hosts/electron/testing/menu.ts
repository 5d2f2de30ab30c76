/** `Menu`: what a template says, and what a click does. */
import { record } from './record.ts';
import { strict } from './strict.ts';

/** An item of a template. */
export interface ItemTemplate {
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly visible?: boolean;
  readonly acceleratorWorksWhenHidden?: boolean;
  readonly click?: () => void;
  readonly submenu?: readonly ItemTemplate[];
}

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

let applicationMenu: Menu | null = null;

function toItem(template: ItemTemplate): MenuItem {
  const {
    label = '',
    role,
    accelerator,
    enabled = true,
    visible = true,
    click,
    submenu,
  } = template;
  return strict('MenuItem', {
    label,
    role,
    accelerator,
    enabled,
    visible,
    submenu: submenu && buildFromTemplate(submenu),
    click: () => {
      if (!click) throw new Error(`The stand-in does not carry out the item '${label || role}'`);
      if (enabled) click();
    },
  });
}

function buildFromTemplate(template: readonly ItemTemplate[]): Menu {
  const menu: Menu = strict('Menu', {
    items: template.map(toItem),
    popup: () => void record.popups.push(menu),
  });
  return menu;
}

/** `electron.Menu`. */
export const Menu = strict('Menu', {
  buildFromTemplate,
  setApplicationMenu: (menu: Menu) => {
    applicationMenu = menu;
  },
  getApplicationMenu: () => applicationMenu,
});
