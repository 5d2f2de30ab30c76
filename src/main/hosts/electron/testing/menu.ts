/** `Menu`: tests read a menu and click in it, on every system's variant. */
import { type Menu as BuiltMenu, type MenuItem, record } from './record.ts';
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

let applicationMenu: BuiltMenu | null = null;

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

function buildFromTemplate(template: readonly ItemTemplate[]): BuiltMenu {
  const menu: BuiltMenu = strict('Menu', {
    items: template.map(toItem),
    popup: () => void record.popups.push(menu),
  });
  return menu;
}

/** `electron.Menu`. */
export const Menu = strict('Menu', {
  buildFromTemplate,
  setApplicationMenu: (menu: BuiltMenu) => {
    applicationMenu = menu;
  },
  getApplicationMenu: () => applicationMenu,
});
